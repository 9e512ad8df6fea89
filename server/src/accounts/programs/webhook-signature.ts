import { createHmac, hkdfSync } from 'node:crypto';

/** Made of the installation's key and the webhook's id each time it is needed, so that nothing secret is stored. */
export function secretOf(installation: string, webhookId: string): string {
  return Buffer.from(hkdfSync('sha256', installation, '', `webhook ${webhookId}`, 32)).toString('base64url');
}

/** The time is signed too: a receiver that looks at it cannot be fooled by an old letter. */
export function signatureOf(secret: string, body: string, now: Date): string {
  const t = Math.floor(now.getTime() / 1_000);
  return `t=${t},v1=${createHmac('sha256', secret).update(`${t}.${body}`).digest('hex')}`;
}
