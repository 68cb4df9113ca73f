import type { Plugin } from 'vite';

/** Adds advice about a port in use to Vite's own message. */
export function portAdvice(): Plugin {
  return {
    name: 'bourse:port-advice',
    configureServer({ httpServer, config }) {
      httpServer?.prependOnceListener('error', (error: NodeJS.ErrnoException) => {
        if (error.code !== 'EADDRINUSE') return;
        config.logger.error(`Port ${config.server.port} is taken. Choose another one: WEB_PORT=5174 npm run dev`);
      });
    },
  };
}
