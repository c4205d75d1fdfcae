import { createTheme, defaultVariantColorsResolver } from '@mantine/core'
import type { CSSVariablesResolver, MantineColorsTuple, VariantColorsResolver } from '@mantine/core'
import { SCALES } from './tokens.ts'

const tuple = (scale: readonly string[]): MantineColorsTuple => scale as unknown as MantineColorsTuple
const FONT = "'Work Sans', system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', sans-serif"

/** Colour roles: Mantine's and the tokens' names for the same tone. */
const TONES: Readonly<Record<string, 'brand' | 'info' | 'warn' | 'danger'>> = {
  bosque: 'brand',
  green: 'brand',
  rio: 'info',
  blue: 'info',
  ocre: 'warn',
  yellow: 'warn',
  orange: 'warn',
  rojo: 'danger',
  red: 'danger',
}

/**
 * Variants in token colours. Mantine's computed shades partly fail 4.5:1; the tokens are checked pair by pair
 * for the light, dark and high-contrast themes.
 */
const variantColorResolver: VariantColorsResolver = (input) => {
  const tone = TONES[input.color ?? input.theme.primaryColor]
  const line = '1px solid transparent'
  if (input.variant === 'default') {
    return {
      background: 'var(--v-surface)',
      hover: 'var(--v-selected)',
      color: 'var(--v-brand-text)',
      border: '1px solid var(--v-line-strong)',
    }
  }
  if (tone === undefined) {
    if (input.variant === 'light') {
      return { background: 'var(--v-sunk)', hover: 'var(--v-line)', color: 'var(--v-text)', border: line }
    }
    if (input.variant === 'subtle' || input.variant === 'transparent') {
      return { background: 'transparent', hover: 'var(--v-sunk)', color: 'var(--v-text)', border: line }
    }
    return defaultVariantColorsResolver(input)
  }
  const text = `var(--v-${tone}-text)`
  if (input.variant === 'filled') {
    if (tone === 'brand') {
      return {
        background: 'var(--v-brand)',
        hover: 'var(--v-brand-hover)',
        color: 'var(--v-on-brand)',
        border: line,
      }
    }
    if (tone === 'danger') {
      return {
        background: 'var(--v-danger)',
        hover: 'var(--v-danger-text)',
        color: 'var(--v-on-danger)',
        border: line,
      }
    }
    return {
      background: `var(--v-${tone}-text)`,
      hover: `var(--v-${tone}-text)`,
      color: 'var(--v-surface)',
      border: line,
    }
  }
  if (input.variant === 'light') {
    return { background: `var(--v-${tone}-soft)`, hover: `var(--v-${tone}-soft)`, color: text, border: line }
  }
  if (input.variant === 'outline') {
    return {
      background: 'var(--v-surface)',
      hover: 'var(--v-sunk)',
      color: text,
      border: `1px solid var(--v-${tone}-line)`,
    }
  }
  if (input.variant === 'subtle' || input.variant === 'transparent') {
    const color = tone === 'brand' ? 'var(--v-link)' : text
    return { background: 'transparent', hover: 'var(--v-sunk)', color, border: line }
  }
  return defaultVariantColorsResolver(input)
}

/** Maps Mantine's variables to the tokens: one theme change reaches everything. */
export const cssVariablesResolver: CSSVariablesResolver = () => {
  const shared = {
    '--mantine-color-body': 'var(--v-surface)',
    '--mantine-color-text': 'var(--v-text)',
    '--mantine-color-dimmed': 'var(--v-text-2)',
    '--mantine-color-placeholder': 'var(--v-text-2)',
    '--mantine-color-anchor': 'var(--v-link)',
    '--mantine-color-error': 'var(--v-danger-text)',
    '--mantine-color-default': 'var(--v-surface)',
    '--mantine-color-default-hover': 'var(--v-selected)',
    '--mantine-color-default-color': 'var(--v-text)',
    '--mantine-color-default-border': 'var(--v-line-strong)',
    '--mantine-color-disabled': 'var(--v-sunk)',
    '--mantine-color-disabled-color': 'var(--v-text-2)',
    '--mantine-color-disabled-border': 'var(--v-line)',
    '--mantine-primary-color-filled': 'var(--v-brand)',
    '--mantine-primary-color-filled-hover': 'var(--v-brand-hover)',
    '--mantine-primary-color-contrast': 'var(--v-on-brand)',
    '--mantine-primary-color-light': 'var(--v-brand-soft)',
    '--mantine-primary-color-light-hover': 'var(--v-brand-soft)',
    '--mantine-primary-color-light-color': 'var(--v-brand-text)',
    '--mantine-color-bosque-filled': 'var(--v-brand)',
    '--mantine-color-bosque-filled-hover': 'var(--v-brand-hover)',
    '--mantine-color-bosque-light': 'var(--v-brand-soft)',
    '--mantine-color-bosque-light-hover': 'var(--v-brand-soft)',
    '--mantine-color-bosque-light-color': 'var(--v-brand-text)',
    '--mantine-color-bosque-outline': 'var(--v-brand-text)',
    '--mantine-color-bosque-contrast': 'var(--v-on-brand)',
    '--mantine-color-bosque-text': 'var(--v-brand-text)',
  }
  return { variables: {}, light: shared, dark: shared }
}

const TOUCH = { size: 'md' } as const

export const mantineTheme = createTheme({
  colors: {
    bosque: tuple(SCALES.bosque),
    rio: tuple(SCALES.rio),
    ocre: tuple(SCALES.ocre),
    rojo: tuple(SCALES.rojo),
    gris: tuple(SCALES.gris),
    green: tuple(SCALES.bosque),
    blue: tuple(SCALES.rio),
    yellow: tuple(SCALES.ocre),
    red: tuple(SCALES.rojo),
    gray: tuple(SCALES.gris),
  },
  primaryColor: 'bosque',
  primaryShade: { light: 8, dark: 3 },
  variantColorResolver,
  fontFamily: FONT,
  fontFamilyMonospace: "ui-monospace, 'Cascadia Mono', 'DejaVu Sans Mono', monospace",
  fontSizes: { xs: '0.875rem', sm: '0.875rem', md: '1rem', lg: '1.25rem', xl: '1.75rem' },
  lineHeights: { xs: '1.43', sm: '1.43', md: '1.5', lg: '1.4', xl: '1.29' },
  headings: {
    fontFamily: FONT,
    fontWeight: '600',
    sizes: {
      h1: { fontSize: 'var(--v-fs-xl)', lineHeight: 'var(--v-lh-xl)' },
      h2: { fontSize: '1.25rem', lineHeight: '1.4' },
      h3: { fontSize: '1rem', lineHeight: '1.5' },
      h4: { fontSize: '1rem', lineHeight: '1.5' },
    },
  },
  spacing: { xs: '4px', sm: '8px', md: '16px', lg: '24px', xl: '32px' },
  radius: { xs: '4px', sm: '6px', md: '6px', lg: '6px', xl: '6px' },
  defaultRadius: 'sm',
  shadows: { xs: 'var(--v-shadow)', sm: 'var(--v-shadow)', md: 'var(--v-shadow)', lg: 'var(--v-shadow)' },
  cursorType: 'pointer',
  respectReducedMotion: true,
  components: {
    Button: { defaultProps: { size: 'md' } },
    TextInput: { defaultProps: TOUCH },
    PasswordInput: {
      defaultProps: {
        ...TOUCH,
        visibilityToggleButtonProps: { 'aria-label': 'Mostrar u ocultar la contraseña' },
      },
    },
    Textarea: { defaultProps: { ...TOUCH, autosize: true, minRows: 3 } },
    Select: {
      defaultProps: {
        ...TOUCH,
        nothingFoundMessage: 'Sin resultados',
        clearButtonProps: { 'aria-label': 'Borrar' },
      },
    },
    MultiSelect: {
      defaultProps: {
        ...TOUCH,
        nothingFoundMessage: 'Sin resultados',
        clearButtonProps: { 'aria-label': 'Borrar' },
      },
    },
    NumberInput: {
      defaultProps: { ...TOUCH, decimalSeparator: ',', thousandSeparator: '.', hideControls: true },
    },
    DateInput: {
      defaultProps: { ...TOUCH, valueFormat: 'DD/MM/YYYY', clearButtonProps: { 'aria-label': 'Borrar' } },
    },
    FileInput: { defaultProps: TOUCH },
    Badge: { defaultProps: { variant: 'light', size: 'lg', radius: 'sm', tt: 'none', fz: 14, fw: 600 } },
    CloseButton: { defaultProps: { 'aria-label': 'Cerrar' } },
    Modal: { defaultProps: { centered: true, closeButtonProps: { 'aria-label': 'Cerrar' } } },
    Drawer: { defaultProps: { closeButtonProps: { 'aria-label': 'Cerrar' } } },
    Pill: { defaultProps: { removeButtonProps: { 'aria-label': 'Quitar', tabIndex: 0 } } },
    Input: {
      vars: () => ({
        wrapper: {
          '--input-asterisk-color': 'var(--v-danger-text)',
          '--input-bd': 'var(--v-line-strong)',
          '--input-bg': 'var(--v-surface)',
        },
      }),
    },
    Table: { defaultProps: { verticalSpacing: 8, horizontalSpacing: 12, fz: 14 } },
    Tooltip: { defaultProps: { events: { hover: true, focus: true, touch: false } } },
  },
})
