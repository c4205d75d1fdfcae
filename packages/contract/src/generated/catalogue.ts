// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const catalogue = {
  listCategories: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listCategories']
  >('catalogue.listCategories', 'GET', '/api/v1/tram_categoria/list', [200]),
  listCities: ref<(typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listCities']>(
    'catalogue.listCities',
    'GET',
    '/api/v1/cities/by_dropdown',
    [200],
  ),
  listCommunicationTypes: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listCommunicationTypes']
  >('catalogue.listCommunicationTypes', 'GET', '/api/v1/tipos_comunicacion/sin-nomenclatura', [200]),
  listDepartments: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listDepartments']
  >('catalogue.listDepartments', 'GET', '/api/v1/states/list', [200]),
  listDocumentTypes: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listDocumentTypes']
  >('catalogue.listDocumentTypes', 'GET', '/api/v1/tipos_documento/list', [200]),
  listOfficeCities: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listOfficeCities']
  >('catalogue.listOfficeCities', 'GET', '/api/v1/terri/cities', [200]),
  listOffices: ref<(typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listOffices']>(
    'catalogue.listOffices',
    'GET',
    '/api/v1/territoriales',
    [200],
  ),
  listProcedures: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listProcedures']
  >('catalogue.listProcedures', 'GET', '/api/v1/tramite/categoria/1', [200]),
  listProceduresOfSubcategory: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listProceduresOfSubcategory']
  >('catalogue.listProceduresOfSubcategory', 'GET', '/api/v1/tramite/subcategoria/:subcategoryId', [200]),
  listPueaLinks: ref<(typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listPueaLinks']>(
    'catalogue.listPueaLinks',
    'GET',
    '/api/v1/links/puea',
    [200],
  ),
  listStaffRoles: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listStaffRoles']
  >('catalogue.listStaffRoles', 'GET', '/api/v1/roles/funcionario/list', [200]),
  listSubcategories: ref<
    (typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['listSubcategories']
  >('catalogue.listSubcategories', 'GET', '/api/v1/tram_categoria_sub/categoria/1', [200]),
  readProcedure: ref<(typeof import('../portal/catalogue.contract.ts'))['cataloguePortal']['readProcedure']>(
    'catalogue.readProcedure',
    'GET',
    '/api/v1/tramite/no_auth/:id',
    [200],
  ),
}
