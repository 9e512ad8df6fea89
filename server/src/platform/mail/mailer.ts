import { setTimeout as pause } from 'node:timers/promises';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';
import type { Mail, SentMail } from './mail.ts';
import { writeMail } from './mail-files.ts';

export interface Mailer {
  /** Makes and sends a mail in the background; null sends nothing. Failures are logged. */
  later(make: () => Promise<Mail | null>): void;
  /** Says in the log where the mail server would take no mails: at the start, not when somebody waits for a link. */
  check(): Promise<void>;
  /** Waits for the mails under way, not for tries that were put off. */
  close(): Promise<void>;
}

/** Before each further try. All of them lie within the hour that a mailed link is good for. */
const pausesMs = [5_000, 30_000, 120_000, 600_000];
/** Good for files; a mail server would hardly take mails from it. */
const nobody = 'AFC <afc@example.org>';

export function createMailer(config: Config, log: Logger, pauses: readonly number[] = pausesMs): Mailer {
  const ending = new AbortController();
  const { smtpUrl } = config;
  const deliver: Deliver = smtpUrl
    ? bySmtp(smtpUrl, { log, pauses, ending: ending.signal })
    : (mail) => writeMail(config, log, mail);
  const underWay = new Set<Promise<void>>();
  return {
    later: (make) => {
      const work = make()
        .then((mail) => (mail ? deliver({ ...mail, from: config.mailFrom ?? nobody }) : undefined))
        .catch((err: unknown) => log.error({ err }, 'a mail could not be sent'))
        .finally(() => underWay.delete(work));
      underWay.add(work);
    },
    check: async () => {
      if (smtpUrl && !config.mailFrom)
        log.warn(`mails are sent from ${nobody}, which mail servers may refuse: set MAIL_FROM`);
      try {
        if (smtpUrl) await (await connectTo(smtpUrl)).verify();
      } catch (error) {
        log.warn({ err: withoutAddress(error) }, 'mails cannot be sent: check SMTP_URL');
      }
    },
    close: async () => {
      ending.abort();
      await Promise.all(underWay);
    },
  };
}

type Deliver = (mail: SentMail) => Promise<void>;

interface Persistence {
  readonly log: Logger;
  readonly pauses: readonly number[];
  readonly ending: AbortSignal;
}

function bySmtp(url: string, { log, pauses, ending }: Persistence): Deliver {
  return async (mail) => {
    const transport = await connectTo(url);
    for (const ms of [...pauses, null]) {
      try {
        await transport.sendMail(mail);
        return;
      } catch (error) {
        const err = withoutAddress(error);
        if (ms === null || !mayPass(error)) throw err;
        log.warn({ err }, 'a mail is sent again later');
        if (!(await pause(ms, true, { signal: ending }).catch(() => false))) throw err;
      }
    }
  };
}

/** Loaded only where mails are sent. */
async function connectTo(url: string): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport(url, {});
}

/** No answer at all, or one that asks to come again; 5xx is a refusal. */
function mayPass(error: unknown): boolean {
  const answer = error instanceof Error && 'responseCode' in error ? Number(error.responseCode) : 0;
  return answer < 500;
}

/** A mail server quotes the address that it refuses: of its answer only the number may reach the log. */
function withoutAddress(error: unknown): unknown {
  if (!(error instanceof Error && 'responseCode' in error)) return error;
  const command = 'command' in error ? ` to ${String(error.command)}` : '';
  return new Error(`the mail server answered ${String(error.responseCode)}${command}`);
}
