// Written by tools/generate-paths.ts from the contracts. Do not edit.
import { ref } from '../reference.ts'

export const files = {
  confirm: ref<(typeof import('../files.contract.ts'))['files']['files.confirm']>(
    'files.confirm',
    'POST',
    '/api/v1/archivos/:id/confirmar',
    [200],
  ),
  deleteOld: ref<(typeof import('../files.contract.ts'))['files']['files.deleteOld']>(
    'files.deleteOld',
    'POST',
    '/api/v1/files-delete',
    [200],
  ),
  link: ref<(typeof import('../files.contract.ts'))['files']['files.link']>(
    'files.link',
    'GET',
    '/api/v1/archivos/:id/enlace',
    [200],
  ),
  page: ref<(typeof import('../files.contract.ts'))['files']['files.page']>(
    'files.page',
    'GET',
    '/api/v1/archivos/:id/paginas/:page',
    [200],
  ),
  pages: ref<(typeof import('../files.contract.ts'))['files']['files.pages']>(
    'files.pages',
    'GET',
    '/api/v1/archivos/:id/paginas',
    [200],
  ),
  presign: ref<(typeof import('../files.contract.ts'))['files']['files.presign']>(
    'files.presign',
    'POST',
    '/api/v1/generatePresignedUrl',
    [200],
  ),
  presignDelete: ref<(typeof import('../files.contract.ts'))['files']['files.presignDelete']>(
    'files.presignDelete',
    'POST',
    '/api/v1/generatePresignedUrlDelete',
    [200],
  ),
  presignOld: ref<(typeof import('../files.contract.ts'))['files']['files.presignOld']>(
    'files.presignOld',
    'POST',
    '/api/v1/files-presigned-url',
    [200],
  ),
  remove: ref<(typeof import('../files.contract.ts'))['files']['files.remove']>(
    'files.remove',
    'DELETE',
    '/api/v1/archivos/:id',
    [200],
  ),
  removeByLink: ref<(typeof import('../files.contract.ts'))['files']['files.removeByLink']>(
    'files.removeByLink',
    'DELETE',
    '/api/v1/archivos/:id/enlace-eliminar',
    [200],
  ),
  state: ref<(typeof import('../files.contract.ts'))['files']['files.state']>(
    'files.state',
    'GET',
    '/api/v1/archivos/:id',
    [200],
  ),
}
