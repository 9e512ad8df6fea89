import { z } from 'zod';
import { StartProblem } from '../base/start-problem.ts';
import { address, flag } from './variable-types.ts';

export type S3Settings = {
  endpoint: string;
  bucket: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** true: endpoint/bucket/key; false: bucket.endpoint/key */
  pathStyle: boolean;
  /** Browsers read pictures from the service itself. */
  directReads: boolean;
};

/** Variables of the environment that put pictures on an S3 service. */
export const s3Variables = {
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_BUCKET: z.string().min(1).optional(),
  S3_REGION: z.string().min(1).default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().min(1).optional(),
  S3_SECRET_ACCESS_KEY: z.string().min(1).optional(),
  S3_PATH_STYLE: flag.default(true),
  S3_DIRECT_READS: flag.default(false),
};

const S3Environment = z.object(s3Variables);

/** Undefined without any of them. Half a configuration is an error, never a silent fall-back to the data folder. */
export function readS3Settings(env: z.output<typeof S3Environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  const needed = { S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY };
  const missing = Object.entries(needed).flatMap(([name, value]) => (value ? [] : [name]));
  if (missing.length === Object.keys(needed).length) return undefined;
  if (!S3_ENDPOINT || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    throw new StartProblem(`Pictures on S3 also need ${missing.join(', ')}.`);
  return {
    endpoint: S3_ENDPOINT,
    bucket: S3_BUCKET,
    region: env.S3_REGION,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
    pathStyle: env.S3_PATH_STYLE,
    directReads: env.S3_DIRECT_READS,
  };
}
