/** 'RES-0016-2026', 'EXP-03-00015-2026', '0143-2026': a narrow screen would break them at a hyphen. */
const NUMBER = /(\b(?:[A-Z]{2,5}-)?\d+(?:-\d+)*-\d{4}\b)/

/** Text without line breaks inside act or file numbers. */
export function WholeNumbers({ children }: { readonly children: string }) {
  return children.split(NUMBER).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="v-nowrap">
        {part}
      </span>
    ),
  )
}
