import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import { TypeFlags } from 'typescript/unstable/sync'
import { Conditions } from './conditions.ts'
import { type Callable, functionAround, isCallable, placeOf, walk } from './program.ts'
import {
  CannotTell,
  COMPARED,
  type Env,
  member,
  nameOf,
  ofObject,
  ofText,
  PARAMETER,
  plain,
  short,
  UNKNOWN,
  type Value,
} from './values.ts'

const MOST_CALLS = 40

/**
 * Derives statements from the API's own code: constants, fragments, functions that return them, conditions
 * (both branches), joined lists. Recognises `sql`, `raw` and `joined` of db/connection/sql.ts by name.
 */
export class Reading extends Conditions {
  /** templates and `raw` calls read */
  readonly read = new Set<string>()

  /** The text of a statement, its parameters as PARAMETER. */
  textOf(node: Node, env: Env): string {
    return this.asSql(this.value(node, env), node)
  }

  private asSql(value: Value, node: Node): string {
    if (value.is === 'sql') return value.text
    const text = value.is === 'object' ? value.properties.get('text')?.() : undefined
    if (text?.is === 'plain' && typeof text.value === 'string') return text.value
    throw new CannotTell(node, `«${short(node)}» is no statement that can be read`)
  }

  private asText(value: Value, node: Node): string {
    if (value.is === 'plain') return String(value.value)
    if (value.is === 'sql') return value.text
    return this.textByType(node)
  }

  /** A text known only by type: one of its literals; any number is 1. */
  private textByType(node: Node): string {
    const type = this.program.typeOf(node)
    const members = type === undefined ? [] : type.isUnionType() ? type.getTypes() : [type]
    const texts = members.flatMap((member) => {
      if (member.flags & TypeFlags.Number) return ['1']
      return member.isStringLiteralType() || member.isNumberLiteralType() ? [String(member.value)] : []
    })
    const text = texts[this.choices.pick(`type of ${placeOf(node)}`, Math.max(texts.length, 1))]
    if (texts.length < members.length || text === undefined)
      throw new CannotTell(node, `the text of «${short(node)}» is known only when it runs`)
    return text
  }

  value(node: Node, env: Env): Value {
    if (
      is.isParenthesizedExpression(node) ||
      is.isAsExpression(node) ||
      is.isSatisfiesExpression(node) ||
      is.isNonNullExpression(node) ||
      is.isAwaitExpression(node)
    )
      return this.value(node.expression, env)
    if (is.isStringLiteral(node) || is.isNoSubstitutionTemplateLiteral(node)) return plain(node.text)
    if (is.isNumericLiteral(node)) return plain(Number(node.text))
    if (node.kind === SyntaxKind.TrueKeyword) return plain(true)
    if (node.kind === SyntaxKind.FalseKeyword) return plain(false)
    if (node.kind === SyntaxKind.NullKeyword) return plain(null)
    if (isCallable(node)) return { is: 'function', node, env }
    if (is.isTaggedTemplateExpression(node)) return this.tagged(node, env)
    if (is.isTemplateExpression(node)) {
      let text = node.head.text
      for (const span of node.templateSpans)
        text += this.asText(this.value(span.expression, env), span.expression) + span.literal.text
      return plain(text)
    }
    if (is.isConditionalExpression(node))
      return this.value(this.holds(node.condition, env) ? node.whenTrue : node.whenFalse, env)
    if (is.isArrayLiteralExpression(node))
      return { is: 'list', items: node.elements.flatMap((item) => this.spread(item, env)) }
    if (is.isObjectLiteralExpression(node)) return this.object(node, env)
    if (is.isIdentifier(node)) return this.named(node, env)
    if (is.isPropertyAccessExpression(node)) return this.property(node, env)
    if (is.isElementAccessExpression(node)) return this.element(node, env)
    if (is.isCallExpression(node)) return this.called(node, env)
    if (is.isBinaryExpression(node)) return this.binary(node, env)
    return UNKNOWN
  }

  private spread(item: Node, env: Env): readonly Value[] {
    if (!is.isSpreadElement(item)) return [this.value(item, env)]
    const value = this.value(item.expression, env)
    return value.is === 'list' ? value.items : [UNKNOWN]
  }

  private tagged(node: Node & { readonly tag: Node; readonly template: Node }, env: Env): Value {
    if (node.tag.getText() !== 'sql') return UNKNOWN
    this.read.add(placeOf(node))
    const { template } = node
    if (is.isNoSubstitutionTemplateLiteral(template)) return { is: 'sql', text: template.text }
    if (!is.isTemplateExpression(template)) return UNKNOWN
    let text = template.head.text
    for (const { expression, literal } of template.templateSpans)
      text += this.part(expression, env) + literal.text
    return { is: 'sql', text }
  }

  /** A part of a statement: statements are joined in, everything else is a parameter. */
  private part(node: Node, env: Env): string {
    if (!this.program.mayBeStatement(node)) return PARAMETER
    const value = this.value(node, env)
    return value.is === 'plain' ? PARAMETER : this.asSql(value, node)
  }

  private object(node: Node & { readonly properties: readonly Node[] }, env: Env): Value {
    const properties = new Map<string, () => Value>()
    let whole = true
    for (const property of node.properties) {
      if (is.isPropertyAssignment(property))
        properties.set(nameOf(property.name), () => this.value(property.initializer, env))
      else if (is.isShorthandPropertyAssignment(property))
        properties.set(nameOf(property.name), () => this.named(property.name, env))
      else if (is.isMethodDeclaration(property))
        properties.set(nameOf(property.name), () => this.value(property, env))
      else if (is.isSpreadAssignment(property)) {
        const from = this.value(property.expression, env)
        if (from.is === 'object') for (const [name, value] of from.properties) properties.set(name, value)
        whole &&= from.is === 'object' && from.whole
      }
    }
    return { is: 'object', properties, whole }
  }

  private named(node: Node, env: Env): Value {
    if (node.getText() === 'undefined') return plain(undefined)
    const declaration = this.program.declarationOf(node)
    return declaration === undefined ? UNKNOWN : this.declared(declaration, env)
  }

  private declared(declaration: Node, env: Env): Value {
    if (is.isParameterDeclaration(declaration)) return this.parameter(declaration, env)
    if (is.isBindingElement(declaration)) return this.bound(declaration, env)
    if (is.isPropertyAssignment(declaration)) return this.value(declaration.initializer, env)
    if (is.isFunctionDeclaration(declaration)) return { is: 'function', node: declaration, env }
    if (!is.isVariableDeclaration(declaration)) return UNKNOWN
    const loop = declaration.parent.parent
    if (is.isForOfStatement(loop)) return this.oneOf(this.value(loop.expression, env), loop)
    const first = declaration.initializer ? this.value(declaration.initializer, env) : plain(undefined)
    return this.changed(first, declaration, env)
  }

  /** A variable after what is pushed and assigned to it, each under its conditions. */
  private changed(first: Value, declaration: Node, env: Env): Value {
    const around = functionAround(declaration)
    if (around?.body === undefined || !is.isVariableDeclaration(declaration)) return first
    const name = declaration.name.getText()
    let value = first
    walk(around.body, (node) => {
      if (is.isCallExpression(node) && is.isPropertyAccessExpression(node.expression)) {
        const { expression } = node.expression
        if (node.expression.name.text !== 'push' || !this.isUse(expression, name, declaration)) return
        if (value.is === 'list' && this.reached(node, around, env))
          value = {
            is: 'list',
            items: [...value.items, ...node.arguments.flatMap((item) => this.spread(item, env))],
          }
      } else if (is.isBinaryExpression(node) && this.isUse(node.left, name, declaration)) {
        if (node.operatorToken.kind === SyntaxKind.EqualsToken && this.reached(node, around, env))
          value = this.value(node.right, env)
      }
    })
    return value
  }

  private isUse(node: Node, name: string, declaration: Node): boolean {
    if (!is.isIdentifier(node) || node.text !== name) return false
    const found = this.program.declarationOf(node)
    return found !== undefined && placeOf(found) === placeOf(declaration)
  }

  private parameter(declaration: Node & { readonly parent: Node }, env: Env): Value {
    const owner = declaration.parent
    if (!isCallable(owner)) return UNKNOWN
    const index = owner.parameters.findIndex((parameter) => placeOf(parameter) === placeOf(declaration))
    const byDefault = (at: Env): Value =>
      is.isParameterDeclaration(declaration) && declaration.initializer
        ? this.value(declaration.initializer, at)
        : plain(undefined)
    const frame = env.get(placeOf(owner))
    if (frame !== undefined) return index in frame.given ? (frame.given[index] ?? UNKNOWN) : byDefault(env)
    const passedTo = owner.parent
    if (is.isCallExpression(passedTo) && is.isPropertyAccessExpression(passedTo.expression) && index === 0)
      return this.oneOf(this.value(passedTo.expression.expression, env), passedTo)
    const calls = this.program.callsOf(owner)
    const call = calls[this.choices.pick(`caller of ${placeOf(owner)}`, Math.max(calls.length, 1))]
    if (call === undefined) return UNKNOWN
    const given = call.arguments[index]
    return given === undefined ? byDefault(env) : this.value(given, new Map())
  }

  private bound(declaration: Node, env: Env): Value {
    if (!is.isBindingElement(declaration)) return UNKNOWN
    const pattern = declaration.parent
    const whole = this.declared(pattern.parent, env)
    let value: Value = UNKNOWN
    if (is.isObjectBindingPattern(pattern)) {
      const name = (declaration.propertyName ?? declaration.name)?.getText() ?? ''
      value = member(whole, name)
    } else if (whole.is === 'list' && is.isArrayBindingPattern(pattern)) {
      const index = pattern.elements.findIndex((element) => placeOf(element) === placeOf(declaration))
      value = whole.items[index] ?? plain(undefined)
    }
    return value.is === 'plain' && value.value === undefined && declaration.initializer
      ? this.value(declaration.initializer, env)
      : value
  }

  private oneOf(list: Value, at: Node): Value {
    if (list.is !== 'list') return UNKNOWN
    return list.items[this.choices.pick(`one of ${placeOf(at)}`, Math.max(list.items.length, 1))] ?? UNKNOWN
  }

  private property(node: Node & { readonly expression: Node; readonly name: Node }, env: Env): Value {
    const of = this.value(node.expression, env)
    const name = node.name.getText()
    if (of.is === 'sql' && name === 'text') return plain(of.text)
    if (of.is === 'list' && name === 'length') return plain(of.items.length)
    return member(of, name)
  }

  private element(
    node: Node & { readonly expression: Node; readonly argumentExpression: Node },
    env: Env,
  ): Value {
    const of = this.value(node.expression, env)
    const key = this.value(node.argumentExpression, env)
    if (of.is === 'list')
      return key.is === 'plain' && typeof key.value === 'number'
        ? (of.items[key.value] ?? plain(undefined))
        : this.oneOf(of, node)
    if (of.is !== 'object') return UNKNOWN
    if (key.is === 'plain') return member(of, String(key.value))
    const all = [...of.properties.values()]
    return (
      all[this.choices.pick(`key ${this.pathAt(node, env)} ${short(node)}`, Math.max(all.length, 1))]?.() ??
      UNKNOWN
    )
  }

  private called(node: Node, env: Env): Value {
    if (!is.isCallExpression(node)) return UNKNOWN
    const { expression } = node
    const given = (): readonly Value[] => node.arguments.flatMap((item) => this.spread(item, env))
    if (is.isPropertyAccessExpression(expression)) {
      const name = expression.name.text
      const of = expression.expression.getText()
      if (of === 'Object') return ofObject(name, given()[0] ?? UNKNOWN)
      const target = this.value(expression.expression, env)
      if (target.is === 'plain' && typeof target.value === 'string')
        return ofText(target.value, name, given())
      if (target.is === 'list') return this.ofList(target.items, name, node, env)
      if (target.is === 'object') return this.applied(member(target, name), node, env)
      // a list known only at run time: assumes two items, so that their separator is seen
      if (target.is === 'unknown' && (name === 'map' || name === 'flatMap'))
        return this.ofList([UNKNOWN, UNKNOWN], name, node, env)
      return UNKNOWN
    }
    if (is.isIdentifier(expression)) {
      const declaration = this.program.declarationOf(expression)
      if (declaration?.getSourceFile().fileName.endsWith('/db/connection/sql.ts'))
        return this.builtIn(expression.text, node, env)
      if (expression.text === 'String')
        return plain(this.asText(given()[0] ?? UNKNOWN, node.arguments[0] ?? node))
    }
    return this.applied(this.value(expression, env), node, env)
  }

  private builtIn(name: string, node: Node, env: Env): Value {
    if (!is.isCallExpression(node)) return UNKNOWN
    const [first, second, third] = node.arguments
    if (name === 'raw' && first) {
      this.read.add(placeOf(node))
      return { is: 'sql', text: this.asText(this.value(first, env), first) }
    }
    if (name !== 'joined' || !first || !second) return UNKNOWN
    const list = this.value(first, env)
    if (list.is !== 'list') throw new CannotTell(first, `the list «${short(first)}» cannot be read`)
    if (list.items.length === 0)
      return { is: 'sql', text: third ? this.asText(this.value(third, env), third) : 'true' }
    const separator = this.asText(this.value(second, env), second)
    return { is: 'sql', text: list.items.map((item) => this.asSql(item, first)).join(separator) }
  }

  private ofList(items: readonly Value[], name: string, node: Node, env: Env): Value {
    if (!is.isCallExpression(node)) return UNKNOWN
    const [first] = node.arguments
    if (name === 'join') {
      const texts = items.map((item) => this.asText(item, node))
      return plain(texts.join(first ? this.asText(this.value(first, env), first) : ','))
    }
    if (first === undefined) return UNKNOWN
    if (name === 'filter') return { is: 'list', items }
    const callback = this.value(first, env)
    if (callback.is !== 'function') return UNKNOWN
    const results = items.map((item, i) => this.result(callback.node, [item, plain(i)], callback.env, node))
    if (name === 'map') return { is: 'list', items: results }
    if (name === 'flatMap')
      return { is: 'list', items: results.flatMap((value) => (value.is === 'list' ? value.items : [value])) }
    return UNKNOWN
  }

  private applied(callee: Value, node: Node, env: Env): Value {
    if (callee.is !== 'function' || !is.isCallExpression(node)) return UNKNOWN
    // follows only functions that produce statements or texts
    if (!/Statement|string/.test(this.program.typeInWords(node))) return UNKNOWN
    const given = node.arguments.flatMap((item) => this.spread(item, env))
    return this.result(callee.node, given, callee.env, node)
  }

  /** A function's result: the first `return` whose conditions hold. */
  private result(callable: Callable, given: readonly Value[], env: Env, from: Node): Value {
    const path = `${this.pathAt(from, env)}/${from.pos}`
    if (path.split('/').length > MOST_CALLS) throw new CannotTell(from, 'it calls itself')
    const inside: Env = new Map([...env, [placeOf(callable), { given, path }]])
    const { body } = callable
    if (body === undefined) return UNKNOWN
    if (!is.isBlock(body)) return this.value(body, inside)
    const returns: (Node & { readonly expression?: Node | undefined })[] = []
    walk(body, (node) => {
      if (
        is.isReturnStatement(node) &&
        functionAround(node) &&
        placeOf(functionAround(node) ?? node) === placeOf(callable)
      )
        returns.push(node)
    })
    const taken = returns.find((node) => this.reached(node, callable, inside))
    return taken?.expression ? this.value(taken.expression, inside) : plain(undefined)
  }

  private binary(node: Node, env: Env): Value {
    if (!is.isBinaryExpression(node)) return UNKNOWN
    const { kind } = node.operatorToken
    if (kind === SyntaxKind.QuestionQuestionToken) {
      const left = this.value(node.left, env)
      if (left.is === 'plain') return left.value == null ? this.value(node.right, env) : left
      if (left.is !== 'unknown') return left
      return this.value(
        this.choices.pick(`?? ${this.pathAt(node, env)} ${short(node)}`, 2) === 0 ? node.left : node.right,
        env,
      )
    }
    if (kind === SyntaxKind.PlusToken)
      return plain(
        this.asText(this.value(node.left, env), node.left) +
          this.asText(this.value(node.right, env), node.right),
      )
    return COMPARED.has(kind) ? plain(this.holds(node, env)) : UNKNOWN
  }
}
