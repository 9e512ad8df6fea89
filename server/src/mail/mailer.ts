import { randomUUID } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config.ts';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

export interface Mailer {
  /** Makes and sends a mail in the background; null sends nothing. Failures are logged. */
  later(make: () => Promise<Mail | null>): void;
  /** Waits for the mails under way. */
  close(): Promise<void>;
}

export function createMailer(config: Config, log: Logger): Mailer {
  const deliver = config.smtpUrl ? bySmtp(config.smtpUrl) : asFiles(join(config.dataFolder, 'mail'), log);
  const underWay = new Set<Promise<void>>();
  return {
    later: (make) => {
      const work = make()
        .then((mail) => (mail ? deliver({ ...mail, from: config.mailFrom }) : undefined))
        .catch((err: unknown) => log.error({ err }, 'a mail could not be sent'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    close: async () => {
      await Promise.all(underWay);
    },
  };
}

type Deliver = (mail: Mail & { from: string }) => Promise<void>;

function bySmtp(url: string): Deliver {
  const transport = createTransport(url, {});
  return async (mail) => {
    await transport.sendMail(mail).catch((error: unknown) => {
      throw withoutAddress(error);
    });
  };
}

/** A mail server quotes the address that it refuses: of its answer only the number may reach the log. */
function withoutAddress(error: unknown): unknown {
  if (!(error instanceof Error && 'responseCode' in error)) return error;
  const command = 'command' in error ? ` to ${String(error.command)}` : '';
  return new Error(`the mail server answered ${String(error.responseCode)}${command}`);
}

function asFiles(folder: string, log: Logger): Deliver {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  return async (mail) => {
    const { message } = await transport.sendMail(mail);
    await mkdir(folder, { recursive: true });
    const file = join(folder, `${randomUUID()}.eml`);
    await writeFile(file, message, { mode: 0o600 });
    log.info({ file }, 'no SMTP_URL is set: the mail was written to a file');
  };
}
