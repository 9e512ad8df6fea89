import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readConfig, variableNames } from './config.ts';
import { secretVariables } from './secret-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'afc-secrets-'));
});

function secretFile(content: string): string {
  const file = join(folder, 'secret');
  writeFileSync(file, content);
  return file;
}

const sentenceOf = (env: Record<string, string>): string => {
  try {
    readConfig(env);
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : '';
  }
};

describe('secrets from files', () => {
  it('are read where a variable with _FILE names their file', () => {
    const read = (name: string, content: string) => readConfig({ [`${name}_FILE`]: secretFile(content) });
    expect(read('DATABASE_URL', 'postgres://afc:x@db/afc\n').databaseUrl).toBe('postgres://afc:x@db/afc');
    expect(read('SMTP_URL', 'smtp://afc:x@mail').smtpUrl).toBe('smtp://afc:x@mail');
    expect(read('AFC_SECRET', `${'s'.repeat(32)}\n`).secret).toBe('s'.repeat(32));
    const s3 = { S3_ENDPOINT: 'http://s3', S3_BUCKET: 'b', S3_ACCESS_KEY_ID_FILE: secretFile('both\n') };
    expect(readConfig({ ...s3, S3_SECRET_ACCESS_KEY_FILE: secretFile('both\n') }).s3).toMatchObject({
      accessKeyId: 'both',
      secretAccessKey: 'both',
    });
    const yente = { EXTERNAL_YENTE_URL: 'http://yente', EXTERNAL_YENTE_API_KEY_FILE: secretFile('key\n') };
    expect(readConfig(yente).engines.yente?.apiKey).toBe('key');
  });

  it.each([
    ['secret\n', 'secret'],
    ['secret\r\n', 'secret'],
    [' se cret \n', ' se cret '],
    ['secret', 'secret'],
  ])('lose the end of their line and nothing else: %j', (content, password) => {
    expect(readConfig({ AFC_ADMIN_PASSWORD_FILE: secretFile(content) }).adminPassword).toBe(password);
  });

  it.each(secretVariables)('%s is refused beside the variable that names its file', (name) => {
    expect(sentenceOf({ [name]: 'a-secret', [`${name}_FILE`]: secretFile('another-secret') })).toBe(
      `The variables ${name} and ${name}_FILE are both set: set one of them.`,
    );
  });

  it('a blank variable is none', () => {
    const file = secretFile('secret');
    expect(readConfig({ AFC_ADMIN_PASSWORD: ' ', AFC_ADMIN_PASSWORD_FILE: file }).adminPassword).toBe('secret');
    expect(readConfig({ AFC_ADMIN_PASSWORD: 'secret', AFC_ADMIN_PASSWORD_FILE: ' ' }).adminPassword).toBe('secret');
  });

  it('that cannot be read stop the start with a sentence that names the variable alone', () => {
    const about = 'The file that the variable AFC_SECRET_FILE names';
    expect(sentenceOf({ AFC_SECRET_FILE: 'the-secret-itself' })).toBe(
      `${about} cannot be read (no such file or directory).`,
    );
    expect(sentenceOf({ AFC_SECRET_FILE: folder })).toBe(`${about} cannot be read (illegal operation on a directory).`);
    expect(sentenceOf({ AFC_SECRET_FILE: secretFile(' \n\n') })).toBe(`${about} is empty.`);
  });

  it('that are not valid are told by their variable, without their content', () => {
    const invalid = (name: string, content: string) => sentenceOf({ [`${name}_FILE`]: secretFile(content) });
    expect(invalid('DATABASE_URL', 'mysql://afc:s3cret@db/afc')).toBe(
      'The variable DATABASE_URL_FILE is not valid: expected an address that begins with postgres:// or postgresql://.',
    );
    expect(invalid('AFC_SECRET', 's3cret')).toMatch(/^The variable AFC_SECRET_FILE is not valid: (?!.*s3cret)/);
  });

  it('are those that the operating manual names', () => {
    const manual = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8');
    const sentence = manual.split('### Secrets from files\n\n')[1]?.split('may come from files')[0] ?? '';
    const named = Array.from(sentence.matchAll(/`(\w+)`/g), ([, name]) => name);
    expect(new Set(named)).toEqual(new Set(secretVariables));
  });

  it('belong to variables of AFC', () => {
    expect(variableNames).toEqual(expect.arrayContaining([...secretVariables]));
  });
});
