import { type Node, SyntaxKind } from 'typescript/unstable/ast'
import * as is from 'typescript/unstable/ast/is'
import type { Choices } from './choices.ts'
import { type Callable, functionAround, placeOf, type Program } from './program.ts'
import { compared, type Env, short, type Value } from './values.ts'

/** Decides conditions from known values, and otherwise by choice. */
export abstract class Conditions {
  protected readonly program: Program
  protected readonly choices: Choices

  constructor(program: Program, choices: Choices) {
    this.program = program
    this.choices = choices
  }

  abstract value(node: Node, env: Env): Value

  /** Whether the conditions around a node hold, up to its enclosing function. */
  protected reached(node: Node, within: Callable, env: Env): boolean {
    for (let at = node; at.parent && placeOf(at) !== placeOf(within); at = at.parent) {
      const { parent } = at
      if (is.isIfStatement(parent) && placeOf(at) !== placeOf(parent.expression)) {
        const then = placeOf(at) === placeOf(parent.thenStatement)
        if (this.holds(parent.expression, env) !== then) return false
      }
      if (is.isCaseBlock(parent)) {
        const taken = this.choices.pick(
          `switch ${this.pathAt(parent, env)} ${placeOf(parent)}`,
          parent.clauses.length,
        )
        if (placeOf(parent.clauses[taken] ?? parent) !== placeOf(at)) return false
      }
    }
    return true
  }

  protected pathAt(node: Node, env: Env): string {
    const around = functionAround(node)
    return (around && env.get(placeOf(around))?.path) ?? ''
  }

  /** Whether a condition holds; chosen where it is unknowable. */
  protected holds(node: Node, env: Env): boolean {
    if (is.isParenthesizedExpression(node)) return this.holds(node.expression, env)
    if (is.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      return !this.holds(node.operand, env)
    if (is.isBinaryExpression(node)) {
      const { left, right } = node
      const { kind } = node.operatorToken
      if (kind === SyntaxKind.AmpersandAmpersandToken) return this.holds(left, env) && this.holds(right, env)
      if (kind === SyntaxKind.BarBarToken) return this.holds(left, env) || this.holds(right, env)
      const a = this.value(left, env)
      const b = this.value(right, env)
      if (a.is === 'plain' && b.is === 'plain') return compared(kind, a.value, b.value)
      const isNullish = (value: Value) => value.is === 'plain' && value.value == null
      const sureOf = (value: Value) => value.is !== 'unknown' && value.is !== 'plain'
      const negated = kind === SyntaxKind.ExclamationEqualsEqualsToken
      if ((isNullish(a) && sureOf(b)) || (isNullish(b) && sureOf(a))) return negated
      if (negated || kind === SyntaxKind.EqualsEqualsEqualsToken)
        return this.chosen(`${short(left)} is ${short(right)}`, node, env) !== negated
    } else {
      const value = this.value(node, env)
      if (value.is === 'plain') return Boolean(value.value)
      if (value.is !== 'unknown') return true
    }
    return this.chosen(short(node), node, env)
  }

  private chosen(question: string, at: Node, env: Env): boolean {
    return (
      this.choices.pick(`${this.pathAt(at, env)} ${placeOf(functionAround(at) ?? at)} ${question}`, 2) === 1
    )
  }
}
