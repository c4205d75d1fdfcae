import { fileURLToPath } from 'node:url'
import type { CallExpression, Identifier, Node, SourceFile } from 'typescript/unstable/ast'
import {
  isArrowFunction,
  isCallExpression,
  isFunctionDeclaration,
  isFunctionExpression,
  isIdentifier,
  isMethodDeclaration,
  isPropertyAccessExpression,
  isPropertyAssignment,
  isShorthandPropertyAssignment,
  isVariableDeclaration,
} from 'typescript/unstable/ast/is'
import {
  API,
  type Checker,
  type Project,
  type Symbol,
  SymbolFlags,
  type Type,
} from 'typescript/unstable/sync'

/** A node with parameters and a body. */
export type Callable = Node & { readonly parameters: readonly Node[]; readonly body?: Node | undefined }

export const isCallable = (node: Node): node is Callable =>
  isArrowFunction(node) ||
  isFunctionDeclaration(node) ||
  isFunctionExpression(node) ||
  isMethodDeclaration(node)

/** A source position: equal for two readings of one node. */
export const placeOf = (node: Node): string => `${node.getSourceFile().fileName}:${node.pos}:${node.kind}`

/** Visits a node and all its descendants. */
export function walk(node: Node, visit: (node: Node) => void): void {
  visit(node)
  node.forEachChild((child) => walk(child, visit))
}

/** The function around a node; undefined at the top of its file. */
export function functionAround(node: Node): Callable | undefined {
  for (let at: Node | undefined = node.parent; at; at = at.parent) if (isCallable(at)) return at
  return undefined
}

const ROOT = fileURLToPath(new URL('../../../../../', import.meta.url))
const SERVED = `${ROOT}apps/api/src/`
const READ = [SERVED, `${ROOT}apps/demo/src/`]
const CONFIG = fileURLToPath(new URL('tsconfig.json', import.meta.url))

/** API and demonstration as the compiler sees them, without tests and test helpers. */
export interface Program {
  readonly checker: Checker
  readonly files: readonly SourceFile[]
  /** apps/api/src/…:line, from the root of the repository */
  where(node: Node): string
  /** declaration of a name or property */
  declarationOf(name: Node): Node | undefined
  typeOf(node: Node): Type | undefined
  /** a node's type in words; empty without one */
  typeInWords(node: Node): string
  /** whether a node's type is or can be that of a statement */
  mayBeStatement(node: Node): boolean
  /** calls of one of our functions in production files */
  callsOf(callable: Callable): readonly CallExpression[]
  close(): void
}

function filesOf(project: Project): SourceFile[] {
  return project.program
    .getSourceFileNames()
    .filter((name) => READ.some((folder) => name.startsWith(folder)) && !name.startsWith(`${SERVED}testing/`))
    .filter((name) => !name.endsWith('.test.ts'))
    .flatMap((name) => project.program.getSourceFile(name) ?? [])
}

/**
 * Asks once for each node: the compiler answers from a process of its own, and a statement is read again for each
 * of its branches.
 */
function onceFor<T>(ask: (node: Node) => T): (node: Node) => T {
  const answers = new Map<string, { readonly answer: T }>()
  return (node) => {
    // `a.b` and `a.b.c` begin at one place
    const key = `${placeOf(node)}:${node.end}`
    const known = answers.get(key) ?? { answer: ask(node) }
    answers.set(key, known)
    return known.answer
  }
}

function isOfStatement(type: Type | undefined): boolean {
  if (type === undefined) return false
  if (type.isUnionType()) return type.getTypes().some(isOfStatement)
  return type.getSymbol()?.name === 'Statement'
}

/** Reads the whole program; takes some seconds. */
export function openProgram(): Program {
  const api = new API({ cwd: ROOT })
  const project = api.updateSnapshot({ openProjects: [CONFIG] }).getProjects()[0]
  if (project === undefined) throw new Error('there is no tsconfig.json')
  const { checker } = project
  const files = filesOf(project)
  const declared = new Map<string, Node | undefined>()

  const declarationOfSymbol = (found: Symbol | undefined): Node | undefined => {
    const symbol = found && found.flags & SymbolFlags.Alias ? checker.getAliasedSymbol(found) : found
    return (symbol?.valueDeclaration ?? symbol?.declarations[0])?.resolve(project)
  }
  const declarationOf = (name: Node): Node | undefined => {
    const key = placeOf(name)
    if (!declared.has(key)) {
      const symbol = isShorthandPropertyAssignment(name.parent)
        ? checker.getShorthandAssignmentValueSymbol(name.parent)
        : checker.getSymbolAtLocation(name)
      declared.set(key, declarationOfSymbol(symbol))
    }
    return declared.get(key)
  }

  const typeOf = onceFor((node) => checker.getTypeAtLocation(node))

  /** by the place of the called function */
  const calls = new Map<string, CallExpression[]>()
  for (const file of files) {
    const found: { call: CallExpression; name: Identifier }[] = []
    walk(file, (node) => {
      if (!isCallExpression(node)) return
      const name = isPropertyAccessExpression(node.expression) ? node.expression.name : node.expression
      if (isIdentifier(name)) found.push({ call: node, name })
    })
    const symbols = checker.getSymbolAtLocation(found.map(({ name }) => name))
    found.forEach(({ call, name }, i) => {
      const declaration = declarationOfSymbol(symbols[i])
      declared.set(placeOf(name), declaration)
      const target =
        declaration && (isVariableDeclaration(declaration) || isPropertyAssignment(declaration))
          ? declaration.initializer
          : declaration
      if (target === undefined) return
      const key = placeOf(target)
      calls.set(key, [...(calls.get(key) ?? []), call])
    })
  }

  return {
    checker,
    files,
    where: (node) => {
      const file = node.getSourceFile()
      const { line } = file.getLineAndCharacterOfPosition(node.getStart(file))
      return `${file.fileName.slice(ROOT.length)}:${line + 1}`
    },
    declarationOf,
    typeOf,
    typeInWords: onceFor((node) => {
      const type = typeOf(node)
      return type === undefined ? '' : checker.typeToString(type)
    }),
    mayBeStatement: onceFor((node) => isOfStatement(typeOf(node))),
    callsOf: (callable) => calls.get(placeOf(callable)) ?? [],
    close: () => api.close(),
  }
}
