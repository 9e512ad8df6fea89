import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);
const { resolve } = createRequire(import.meta.url);
const flagFolder = join(dirname(resolve('flag-icons/package.json')), 'flags/4x3');
const mantineFolder = join(dirname(resolve('@mantine/core/styles.css')), 'styles');

/** The country list names each flag as /flags/xx.svg; they come from a package instead of being kept here. */
function flags(): Plugin {
  return {
    name: 'flags',
    configureServer({ middlewares }) {
      middlewares.use('/flags', (request, response, next) => {
        const [, name] = /^\/([a-z-]+\.svg)(?:\?|$)/.exec(request.url ?? '') ?? [];
        if (!name) return next();
        readFile(join(flagFolder, name)).then(
          (source) => response.setHeader('content-type', 'image/svg+xml').end(source),
          () => response.writeHead(404).end(),
        );
      });
    },
    async generateBundle() {
      // Here, because `npm run dev` reads this file where nothing was built yet.
      const { countries } = await import('@afc/contract/countries');
      await Promise.all(
        countries.map(async ({ ICON_NAME, ICON_URL }) => {
          const source = await readFile(join(flagFolder, `${ICON_NAME}.svg`));
          this.emitFile({ type: 'asset', fileName: ICON_URL.slice(1), source });
        }),
      );
    },
  };
}

/** theme/mantine.css lists the parts of Mantine whose styles come along. One that is missing, or not in Mantine's own
 * order, ends the build. */
function mantineStyles(): Plugin {
  // In the order in which they are met first.
  const classesIn = (texts: readonly unknown[]) => new Set(texts.join('\n').match(/\bm_[0-9a-f]{6,8}\b/g));
  const read = (name: string) => readFile(join(mantineFolder, name), 'utf8');
  return {
    name: 'mantine-styles',
    generateBundle: {
      order: 'post',
      async handler(_options, bundle) {
        const files = Object.values(bundle);
        const used = classesIn(files.map((file) => (file.type === 'chunk' ? file.code : '')));
        const loaded = classesIn(
          files.map((file) => (file.fileName.endsWith('.css') && 'source' in file ? file.source : '')),
        );
        for (const name of await readdir(mantineFolder))
          if ([...classesIn([await read(name)])].some((each) => used.has(each) && !loaded.has(each)))
            this.error(`src/theme/mantine.css lacks ${name}`);
        const order = [...classesIn([await read('../styles.css')])].filter((each) => loaded.has(each));
        if (order.join() !== [...loaded].join()) this.error("src/theme/mantine.css is not in Mantine's order");
      },
    },
  };
}

/** Compressed once here instead of at every request; the server sends what the browser takes. */
function compressed(): Plugin {
  const worthwhile = /\.(js|css|html|svg)$/;
  return {
    name: 'compressed',
    async writeBundle({ dir }, bundle) {
      const names = Object.keys(bundle).filter((name) => worthwhile.test(name) && !name.startsWith('flags/'));
      await Promise.all(
        names.map(async (name) => {
          const file = join(dir ?? '', name);
          const content = await readFile(file);
          await writeFile(`${file}.br`, await toBrotli(content));
          await writeFile(`${file}.gz`, await toGzip(content, { level: 9 }));
        }),
      );
    },
  };
}

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), flags(), mantineStyles(), compressed()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    target: 'es2023',
    // The page's policy allows fonts and scripts from this server only, so nothing becomes a data: address.
    assetsInlineLimit: 0,
    // Styles that once could not be fetched are not asked for again: a page's own would stay away until a reload.
    cssCodeSplit: false,
    // Beside a page's script, what it takes from is asked for at once. What `partOnDemand` fetches comes first and alone: where
    // it fails it can be asked for by another address, which what it takes from cannot.
    modulePreload: {
      resolveDependencies: (file, scripts, { hostType }) =>
        hostType === 'html' || /\/page-[^/]+\.js$/.test(file) ? scripts : [],
    },
    reportCompressedSize: false,
    // The limit of the first load is a test's: first-load.spec.ts.
    chunkSizeWarningLimit: 600,
    rolldownOptions: {
      output: {
        codeSplitting: {
          // What every page needs comes in two files instead of fifty, one of which few updates change. The entry stays
          // apart: it waits for the texts, and they would wait for it if they took anything from its file.
          groups: [
            { name: 'libraries', tags: ['$initial'], test: /[\\/]node_modules[\\/]/ },
            { name: 'first', tags: ['$initial'], test: /[\\/](web|contract)[\\/]src[\\/](?!main\.tsx)/ },
          ],
        },
      },
    },
  },
});
