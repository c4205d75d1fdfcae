import { expect } from '@playwright/test'
import { open } from './steps/citizen.ts'
import { test } from './steps/obeyed-policy.ts'

/**
 * Reading order of the front door in a screen reader, described in docs/accessibility.md. These items must
 * appear in this order; others can stand between.
 */

test('the list is read as: skip, head, search, themes, count, then each theme with its procedures', async ({
  page,
}) => {
  await open(page, '/')
  await page.getByRole('link', { name: 'Trámites', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Trámites ambientales' })).toBeVisible()
  await expect(page.locator('body')).toMatchAriaSnapshot(`
    - link "Saltar al contenido"
    - banner:
      - navigation "Principal":
        - link "Trámites"
        - link "Consultar solicitud"
        - link "Verificar acto"
      - link "Crear cuenta"
      - link "Iniciar sesión"
    - main:
      - heading "Trámites ambientales" [level=1]
      - search:
        - searchbox "Buscar trámite"
      - group "Temas":
        - button "Todos" [pressed]
        - button "Recurso hídrico"
      - status: 26 trámites
      - heading "Recurso hídrico" [level=2]
      - list:
        - listitem:
          - heading "Concesión de aguas superficiales" [level=3]
          - term: Término
          - definition: 70 días hábiles
          - term: Evaluación
          - definition: /Desde \\$/
          - link "Ver más de Concesión de aguas superficiales"
      - heading "Recurso forestal y flora" [level=2]
    - contentinfo
  `)
})

test('a procedure is read as: name, what to do, term, what it is, the way, the documents', async ({
  page,
}) => {
  await open(page, '/detalle-tramite/3')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - link "Volver a los trámites"
      - heading "Concesión de aguas superficiales" [level=1]
      - paragraph:
        - button "Iniciar trámite"
      - term: Término de ley
      - definition: 70 días hábiles
      - heading "Qué es" [level=2]
      - heading "Cómo es el camino" [level=2]
      - list:
        - listitem:
          - strong: Usted radica
        - listitem:
          - strong: Resolución que otorga o niega
      - heading "Documentos que debe tener a mano" [level=2]
      - list
  `)
})

test('the registration is read field by field in the order in which it is filled', async ({ page }) => {
  await open(page, '/registro-ciudadano')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Cree su cuenta" [level=1]
      - group "Datos personales":
        - radiogroup "Tipo de persona":
          - radio "Natural" [checked]
          - radio "Jurídica"
        - combobox "Tipo de documento"
        - textbox "Número de documento"
        - combobox "Género"
        - textbox "Nombres"
        - textbox "Apellidos"
      - group "Contacto":
        - textbox "Celular"
        - textbox "Correo electrónico"
        - textbox "Contraseña"
        - button "Mostrar contraseña"
        - textbox "Confirme la contraseña"
        - checkbox "Acepto los términos y condiciones y la política de tratamiento de datos ."
      - button "Continuar"
  `)
})

test('the login is read as: heading, address, password, ways out', async ({ page }) => {
  await open(page, '/iniciar-sesion')
  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - main:
      - heading "Iniciar sesión - Ciudadanos o Empresas" [level=1]
      - textbox "Correo electrónico"
      - textbox "Contraseña"
      - button "Mostrar contraseña"
      - paragraph:
        - link "¿Olvidó su contraseña?"
      - button "Ingresar"
      - paragraph:
        - link "Cree su cuenta"
      - paragraph:
        - link "Ingrese como funcionario"
  `)
})
