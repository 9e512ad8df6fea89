import type { FastifyHelmetOptions } from '@fastify/helmet';

interface HeaderNeeds {
  readonly images: { readonly direct?: { readonly origin: string } | undefined };
}

/** Everything the pages load is our own, but for pictures that browsers read from their store. */
export const securityHeaders = ({ images }: HeaderNeeds): FastifyHelmetOptions => ({
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      // Mantine writes its variables into style elements and attributes.
      styleSrc: ["'self'", "'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:', ...(images.direct ? [images.direct.origin] : [])],
      mediaSrc: ["'self'", 'blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'"],
      objectSrc: ["'none'"],
      baseUri: ["'self'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
  },
  // The product is also served without TLS, on localhost and behind proxies; the proxy sets HSTS.
  strictTransportSecurity: false,
  crossOriginEmbedderPolicy: false,
  referrerPolicy: { policy: 'no-referrer' },
});
