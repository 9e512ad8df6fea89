import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { fileURLToPath } from 'node:url';
import { createLogger, createServer } from 'vite';
import { serverFolders } from './what-changes.mjs';

const configFile = fileURLToPath(new URL('../../web/vite.config.ts', import.meta.url));

/** What answers at the public address: Vite itself for pages and their files, and through it the server for calls. */
export async function createFront({ server, onChange }) {
  let settings;
  const http = createHttpServer((request, response) => vite.middlewares(request, response));
  const target = { protocol: 'http:', host: '127.0.0.1', port: 0 };

  /** Gives back the address of what Vite answers, and nothing for what the server shall answer. */
  async function bypass({ url }, response) {
    if (!settings.isCall(url)) return url;
    const port = await server.port();
    if (port) {
      target.port = port;
      return undefined;
    }
    const sentence = 'The server does not run: what it says stands where npm run dev was started.\n';
    response.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end(sentence);
    return url;
  }

  const vite = await createServer({
    configFile,
    clearScreen: false,
    customLogger: createQuietLogger(),
    server: {
      middlewareMode: true,
      hmr: { server: http },
      proxy: { '^/': { target, bypass } },
    },
    plugins: [
      {
        name: 'afc-server',
        // Vite makes another watcher when its configuration changes.
        configureServer({ watcher }) {
          watcher.add(serverFolders);
          watcher.on('all', (_event, file) => onChange(file));
        },
      },
    ],
  });

  return {
    /** Returns the public address, or says in a sentence why it cannot be listened at. */
    async listen(wanted) {
      settings = wanted;
      const { host, port, publicUrl } = wanted;
      try {
        await once(http.listen({ host, port }), 'listening');
      } catch (error) {
        throw new Error(wanted.listenProblem(error, wanted), { cause: error });
      }
      return publicUrl.replace(/:0$/, `:${http.address().port}`);
    },
    async close() {
      http.close();
      http.closeAllConnections();
      await vite.close();
    },
  };
}

/** Calls that a restart cut off are no news. */
function createQuietLogger() {
  const logger = createLogger();
  const error = logger.error.bind(logger);
  logger.error = (text, options) => text.includes('http proxy error') || error(text, options);
  return logger;
}
