import { useEffect, useId, useRef, useState } from 'react'
import type { ClipboardEvent, FocusEvent, KeyboardEvent } from 'react'
import styles from './code-boxes.module.css'

interface CodeBoxesProps {
  /** digits so far; missing ones are at the end */
  readonly value: string
  readonly onChange: (value: string) => void
  /** called once all boxes are full */
  readonly onComplete?: (value: string) => void
  readonly label: string
  readonly length?: number
  /** marks every box as invalid, like a box left empty */
  readonly invalid?: boolean
  readonly error?: string
  readonly disabled?: boolean
  readonly autoFocus?: boolean
}

/**
 * One box per digit: digits only, moves on automatically, goes back with Retroceso, accepts a pasted or
 * autofilled code (`one-time-code`).
 */
export function CodeBoxes(props: CodeBoxesProps) {
  const { value, onChange, onComplete, label, length = 4, invalid = false, error, disabled = false } = props
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const errorId = useId()
  const digits = Array.from({ length }, (_, index) => value[index]?.trim() ?? '')
  // left with an empty box: red without a message, which would move the button about to be pressed
  const [left, setLeft] = useState(false)
  const gap = left && digits.includes('')
  // boxes disabled until the code is sent cannot take focus on opening; they do when enabled
  const wanted = props.autoFocus === true && !disabled
  useEffect(() => {
    if (wanted && !(document.activeElement instanceof HTMLInputElement)) boxes.current[0]?.focus()
  }, [wanted])
  const put = (at: number, given: string): void => {
    const fresh = given.replace(/\D/g, '').slice(0, length - at)
    if (fresh === '') return
    setLeft(false)
    const next = [...digits]
    for (const [offset, digit] of [...fresh].entries()) next[at + offset] = digit
    const text = next
      .map((digit) => (digit === '' ? ' ' : digit))
      .join('')
      .trimEnd()
    onChange(text)
    boxes.current[Math.min(length - 1, at + fresh.length)]?.focus()
    if (next.every((digit) => digit !== '')) onComplete?.(next.join(''))
  }
  const clear = (at: number): void => {
    const next = digits.map((digit, index) => (index === at || digit === '' ? ' ' : digit))
    onChange(next.join('').trimEnd())
  }
  const onKeyDown = (at: number) => (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Backspace') {
      event.preventDefault()
      if (digits[at] === '' && at > 0) {
        clear(at - 1)
        boxes.current[at - 1]?.focus()
      } else clear(at)
    } else if (event.key === 'Enter') setLeft(true)
    else if (event.key === 'ArrowLeft') boxes.current[at - 1]?.focus()
    else if (event.key === 'ArrowRight') boxes.current[at + 1]?.focus()
  }
  const onBlur = (event: FocusEvent<HTMLElement>): void => {
    // leaving untouched boxes is no error
    if (value.trim() !== '' && !event.currentTarget.contains(event.relatedTarget)) setLeft(true)
  }
  return (
    <div
      role="group"
      onBlur={onBlur}
      aria-label={label}
      aria-describedby={error === undefined ? undefined : errorId}
    >
      <div className={styles.boxes}>
        {digits.map((digit, index) => (
          <input
            key={index}
            ref={(element) => {
              boxes.current[index] = element
            }}
            className={styles.box}
            aria-label={`Dígito ${index + 1} de ${length}`}
            aria-invalid={invalid || gap}
            inputMode="numeric"
            pattern="[0-9]*"
            autoComplete={index === 0 ? 'one-time-code' : 'off'}
            // eslint-disable-next-line jsx-a11y/no-autofocus -- the panel opens on the person's own action
            autoFocus={props.autoFocus === true && index === 0}
            disabled={disabled}
            value={digit}
            onBeforeInput={(event) => {
              // retyping the same digit fires no change, so focus would not advance
              if (digit === '' || event.data !== digit) return
              event.preventDefault()
              put(index, digit)
            }}
            onChange={(event) => put(index, event.currentTarget.value.replace(digit, ''))}
            onFocus={(event) => event.currentTarget.select()}
            onPaste={(event: ClipboardEvent<HTMLInputElement>) => {
              event.preventDefault()
              put(index, event.clipboardData.getData('text'))
            }}
            onKeyDown={onKeyDown(index)}
          />
        ))}
      </div>
      {gap && (
        <p className="v-sr" role="alert">
          Falta algún dígito del código
        </p>
      )}
      {error !== undefined && (
        <p className="v-error" id={errorId} role="alert">
          {error}
        </p>
      )}
    </div>
  )
}
