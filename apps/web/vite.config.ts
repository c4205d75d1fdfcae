import { defineConfig } from 'vite'
import react from '@vitejs/plugin-react'
import { lightBuild } from './build/light-build.ts'
import { fontPreload, serviceWorker } from './build/plugins.ts'
import { spanishOnly } from './build/spanish-only.ts'

const API = process.env['VENTANILLA_API'] ?? 'http://localhost:3001'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [lightBuild(), spanishOnly(), react(), fontPreload(), serviceWorker()],
  resolve: {
    // only the icons in use are read during development; the build tree-shakes either way
    alias: { '@tabler/icons-react': '@tabler/icons-react/dist/esm/icons/index.mjs' },
  },
  css: { modules: { localsConvention: 'camelCase' } },
  build: {
    outDir: 'dist',
    target: 'es2022',
    // data URLs would need `img-src data:`; illustrations stay files
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        // icons and small parts shared by several screens: one file each instead of fifty requests
        codeSplitting: {
          groups: [
            { name: 'iconos', test: /@tabler\/icons-react/, minShareCount: 3 },
            // parts used only by lists behind the login would make the login page heavier
            {
              name: 'partes',
              test: /src\/ui\/(?!legal|theme|illustrations|lists\/more-rows|menu\/)/,
              minShareCount: 3,
            },
          ],
        },
      },
    },
  },
  server: { port: 5173, strictPort: false, proxy: { '/api': { target: API, changeOrigin: false } } },
  preview: { proxy: { '/api': { target: API, changeOrigin: false } } },
})
