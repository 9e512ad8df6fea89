/** A fetch that tells how much of the body was sent, which the browser's own cannot. */
export function fetchWithProgress(onProgress: (share: number) => void): typeof fetch {
  return (address, init = {}) =>
    new Promise((resolve, reject) => {
      const request = new XMLHttpRequest();
      const { signal } = init;
      const abort = () => request.abort();
      request.open(init.method ?? 'GET', address instanceof Request ? address.url : address);
      new Headers(init.headers).forEach((value, name) => {
        request.setRequestHeader(name, value);
      });
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onload = () => resolve(new Response(request.responseText, { status: request.status }));
      // The same error a fetch throws, so that callers need not tell them apart.
      request.onerror = () => reject(new TypeError('The connection failed'));
      request.onabort = () => reject(new DOMException('The request was given up', 'AbortError'));
      request.onloadend = () => signal?.removeEventListener('abort', abort);
      if (signal?.aborted) return request.onabort?.(new ProgressEvent('abort'));
      signal?.addEventListener('abort', abort);
      request.send(init.body instanceof FormData ? init.body : null);
    });
}
