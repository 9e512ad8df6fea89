import { resolve } from 'node:path';
import { emailAddress } from '@afc/contract/text';
import { type KycReason, kycReasons } from '@afc/contract/vocabulary';
import { z } from 'zod';
import { StartProblem } from '../base/start-problem.ts';
import { engineVariables, readEngineSettings } from './engine-settings.ts';
import { faceVariables, readFaceSettings } from './face-settings.ts';
import { retentionVariables } from './retention-rules.ts';
import { readS3Settings, s3Variables } from './s3-settings.ts';
import { readSecretFiles } from './secret-files.ts';
import { address, flag, hasHost, hasNoPassword, isRoot } from './variable-types.ts';

const seconds = z.coerce.number().int().positive();
const dayInSeconds = 86_400;
const yearInDays = 365;

/** `someone@example.org`, alone or after a name in angle brackets. */
const sender = z
  .string()
  .regex(
    /^(?:[^<>]*<[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'expected an address, as in AFC <afc@example.org>',
  );

const isKycReason = (text: string): text is KycReason => kycReasons.some((reason) => reason === text);
const kycRejects = z
  .string()
  .transform((text) => (text === 'none' ? [] : text.split(',').map((reason) => reason.trim())))
  .refine((reasons) => reasons.every(isKycReason), `expected none or some of ${kycReasons.join(', ')}`)
  .transform((reasons) => reasons.filter(isKycReason));

/** Every environment variable AFC reads, what it may be and what it is when absent. */
const Environment = z.object({
  AFC_DATA: z.string().min(1).default('./data'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  /** The address staff open in their browser; links in mails begin with it. */
  AFC_URL: address('http', 'https')
    .refine(isRoot, 'expected an address without a path, because AFC is served at the root of its host')
    // It stands in every mail, and in the log.
    .refine(hasNoPassword, 'expected an address without a name and password')
    .optional(),
  DATABASE_URL: address('postgres', 'postgresql').optional(),
  AFC_ADMIN_EMAIL: emailAddress().default('admin@example.org'),
  AFC_ADMIN_PASSWORD: z.string().min(1).optional(),
  /** Signs tokens and picture addresses; without it a key is made once and kept in the database. */
  AFC_SECRET: z.string().min(32).optional(),
  AFC_CONTACT_EMAIL: emailAddress().default('contact@example.org'),
  /** Hours after which lists that came from an address are fetched again; unset: never. */
  AFC_LIST_REFRESH: z.coerce
    .number()
    .positive()
    .max(yearInDays * 24)
    .optional(),
  /** What an address may send for a list, unpacked, and for how long it may send nothing. */
  AFC_LIST_MAX_MB: z.coerce.number().int().positive().default(2_048),
  AFC_LIST_STALL_SECONDS: seconds.max(600).default(60),
  /** The share of the loaded version's entries that a new version must hold; 0 never refuses. */
  AFC_LIST_MIN_SHARE: z.coerce.number().min(0).max(1).default(0.95),
  /** Whether a file is imported although nothing tells that it is whole. */
  AFC_LIST_UNPROVEN: z.enum(['accept', 'refuse']).default('accept'),
  /** Whether a list that changed has all records screened again. */
  AFC_LIST_RESCREEN: z.enum(['on', 'off']).default('on'),
  /** Where webhooks may lead: public addresses by https, or any, also by http. */
  AFC_WEBHOOK_NETWORKS: z.enum(['public', 'any']).default('public'),
  AFC_TRUST_PROXY: flag.default(false),
  AFC_LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  SMTP_URL: address('smtp', 'smtps').refine(hasHost, 'expected a server, as in smtp://mail.example.org').optional(),
  MAIL_FROM: sender.optional(),
  LOGIN_ATTEMPTS_PER_ACCOUNT: z.coerce.number().int().positive().default(10),
  LOGIN_ATTEMPTS_PER_ADDRESS: z.coerce.number().int().positive().default(100),
  LOGIN_WINDOW_SECONDS: seconds.max(yearInDays * dayInSeconds).default(900),
  CLIENT_REQUESTS_PER_MINUTE: z.coerce.number().int().positive().default(600),
  /** `none` starts without the ten sample figures. */
  AFC_SAMPLES: z.enum(['default', 'none']).default('default'),
  /** Uploads as they came, with their metadata; the re-encoded pictures are kept in any case. */
  AFC_KEEP_ORIGINALS: flag.default(false),
  /** Which findings about the person reject, separated by commas; `none` for none. */
  KYC_REJECTS: kycRejects.default([...kycReasons]),
  /** A worker that takes longer over a petition is taken for dead. */
  JOB_EXPIRE_SECONDS: seconds.lt(dayInSeconds).default(120),
  JOB_RETRIES: z.coerce.number().int().min(0).max(100).default(3),
  JOB_RETRY_DELAY_SECONDS: z.coerce.number().int().min(0).max(dayInSeconds).default(5),
  /** What the photos of all collision checks under way may take of a process's memory. */
  COLLISION_MEMORY_MB: z.coerce.number().int().positive().default(512),
  ...retentionVariables,
  ...faceVariables,
  ...s3Variables,
  ...engineVariables,
});

const kept = new Set(['AFC_ADMIN_PASSWORD', 'AFC_SECRET']);

/** What the table of docs/operations.md names. */
export const variableNames = Object.keys(Environment.shape);

export type Config = ReturnType<typeof readConfig>;

/** Reads the environment; a bad variable stops the start with a sentence that names it. */
export function readConfig(environment: NodeJS.ProcessEnv) {
  const read = readSecretFiles(environment);
  const parsed = Environment.safeParse(givenIn(read.environment));
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    const variable = read.givenAs(issue?.path.join('.') ?? '');
    throw new StartProblem(`The variable ${variable} is not valid: ${issue?.message}.`);
  }
  const env = parsed.data;
  return {
    dataFolder: resolve(env.AFC_DATA),
    host: env.HOST,
    port: env.PORT,
    publicUrl: env.AFC_URL?.replace(/\/$/, '') ?? `http://${hostInAddress(env.HOST)}:${env.PORT}`,
    databaseUrl: env.DATABASE_URL,
    adminEmail: env.AFC_ADMIN_EMAIL.toLowerCase(),
    adminPassword: env.AFC_ADMIN_PASSWORD,
    secret: env.AFC_SECRET,
    contactEmail: env.AFC_CONTACT_EMAIL,
    listRefreshHours: env.AFC_LIST_REFRESH,
    listMaxMb: env.AFC_LIST_MAX_MB,
    listStallSeconds: env.AFC_LIST_STALL_SECONDS,
    listMinShare: env.AFC_LIST_MIN_SHARE,
    acceptUnprovenLists: env.AFC_LIST_UNPROVEN === 'accept',
    listRescreen: env.AFC_LIST_RESCREEN === 'on',
    webhookNetworks: env.AFC_WEBHOOK_NETWORKS,
    trustProxy: env.AFC_TRUST_PROXY,
    logLevel: env.AFC_LOG_LEVEL,
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM,
    loginAttempts: {
      perAccount: env.LOGIN_ATTEMPTS_PER_ACCOUNT,
      perAddress: env.LOGIN_ATTEMPTS_PER_ADDRESS,
      windowSeconds: env.LOGIN_WINDOW_SECONDS,
    },
    clientRequestsPerMinute: env.CLIENT_REQUESTS_PER_MINUTE,
    samples: env.AFC_SAMPLES === 'default',
    keepOriginals: env.AFC_KEEP_ORIGINALS,
    kycRejects: env.KYC_REJECTS,
    retention: env.AFC_RETENTION,
    jobs: {
      expireSeconds: env.JOB_EXPIRE_SECONDS,
      retries: env.JOB_RETRIES,
      retryDelaySeconds: env.JOB_RETRY_DELAY_SECONDS,
    },
    collisionMemoryMb: env.COLLISION_MEMORY_MB,
    face: readFaceSettings(env),
    s3: readS3Settings(env),
    engines: readEngineSettings(env),
  };
}

/** Without what is blank. Spaces around a value are nobody's wish, but in a secret they may be. */
function givenIn(environment: NodeJS.ProcessEnv) {
  const given = Object.entries(environment).filter(([, value]) => value?.trim());
  return Object.fromEntries(given.map(([name, value]) => [name, kept.has(name) ? value : value?.trim()]));
}

function hostInAddress(host: string): string {
  if (host === '127.0.0.1') return 'localhost';
  return host.includes(':') ? `[${host}]` : host; // of IPv6
}
