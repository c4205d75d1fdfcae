import { type PointerEvent, useEffect, useRef, useState } from 'react'
import styles from '../../forms.module.css'

interface SignaturePadProps {
  readonly label: string
  readonly onDone: (file: File) => void
  readonly onCancel: () => void
}

/** Signature box for finger or pen; produces a PNG. A person who cannot draw is recorded as such. */
export function SignaturePad({ label, onDone, onCancel }: SignaturePadProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const drawing = useRef(false)
  const [drawn, setDrawn] = useState(false)
  useEffect(() => {
    const element = canvas.current
    const context = element?.getContext('2d')
    if (!element || !context) return
    const ratio = window.devicePixelRatio || 1
    element.width = element.clientWidth * ratio
    element.height = element.clientHeight * ratio
    context.scale(ratio, ratio)
    context.lineWidth = 2
    context.lineCap = 'round'
    context.strokeStyle = '#111'
  }, [])
  const at = (event: PointerEvent): [number, number] => {
    const box = event.currentTarget.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  return (
    <div className={styles.stack}>
      <canvas
        ref={canvas}
        className={styles.signature}
        role="img"
        aria-label={label}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          drawing.current = true
          const context = canvas.current?.getContext('2d')
          context?.beginPath()
          context?.moveTo(...at(event))
        }}
        onPointerMove={(event) => {
          if (!drawing.current) return
          const context = canvas.current?.getContext('2d')
          context?.lineTo(...at(event))
          context?.stroke()
          setDrawn(true)
        }}
        onPointerUp={() => {
          drawing.current = false
        }}
      />
      <div className={styles.tools}>
        <button
          type="button"
          className="v-btn"
          data-kind="primary"
          disabled={!drawn}
          onClick={() =>
            canvas.current?.toBlob((blob) => {
              if (blob) onDone(new File([blob], 'firma.png', { type: 'image/png' }))
            }, 'image/png')
          }
        >
          Usar esta firma
        </button>
        <button
          type="button"
          className="v-btn"
          data-kind="default"
          onClick={() => {
            const element = canvas.current
            element?.getContext('2d')?.clearRect(0, 0, element.width, element.height)
            setDrawn(false)
          }}
        >
          Borrar
        </button>
        <button type="button" className="v-btn" data-kind="quiet" onClick={onCancel}>
          Cerrar
        </button>
      </div>
    </div>
  )
}
