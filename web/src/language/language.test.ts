import { maxPeopleFileBytes, maxPictureBytes } from '@afc/contract/limits';
import { createTranslator } from 'use-intl';
import { parseSync, Visitor } from 'vite';
import { describe, expect, test } from 'vitest';
import { en } from './en.ts';
import { es } from './es.ts';

type Tree = { readonly [key: string]: string | Tree };

function leaves(tree: Tree, path = ''): [string, string][] {
  return Object.entries(tree).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : leaves(value, `${path}${key}.`),
  );
}

const english = new Map(leaves(en));
const spanish = new Map(leaves(es));

/** Words that are the same in both languages. */
const shared = new Set([
  'pages.title.notFound',
  'shell.product',
  'shell.settingsPanel.languages.en',
  'shell.settingsPanel.languages.es',
  'settings.credentials.apiKey',
  'settings.credentials.secretKey',
  'settings.webhooks.title',
  'settings.webhooks.addressHint',
  'audit.field.apiKey',
  'audit.subjectKind.webhook',
  'message.no',
]);

test('English and Spanish have the same keys', () => {
  expect([...spanish.keys()].toSorted()).toEqual([...english.keys()].toSorted());
});

const wordsOf = (text: string) => text.replace(/\{[^}]*\}|<[^>]*>/g, '');

test('no Spanish text is left in English', () => {
  const left = [...english].filter(([key, text]) => /\p{L}{3}/u.test(wordsOf(text)) && spanish.get(key) === text);
  expect(left.map(([key]) => key).filter((key) => !shared.has(key))).toEqual([]);
});

test('both languages use the same values and marks in every sentence', () => {
  const parts = (text = '') =>
    [...new Set(text.match(/<\/?\w+>|(?<!(?:one|other|=\d+)\s)\{\s*\w+\s*[,}]/g) ?? [])].toSorted();
  const different = [...english].filter(([key, text]) => parts(text).join() !== parts(spanish.get(key)).join());
  expect(different.map(([key]) => key)).toEqual([]);
});

test('sentences that say how large a file may be name the limits that are kept', () => {
  const sizes = [...english.values(), ...spanish.values()].flatMap((text) => text.match(/\d+ MB/g) ?? []);
  const kept = [maxPictureBytes, maxPeopleFileBytes].map((bytes) => `${bytes / 1024 ** 2} MB`);
  expect(new Set(sizes)).toEqual(new Set(kept));
});

test('one row is counted as one, also where the word beside it changes', () => {
  const t = createTranslator({ locale: 'es', messages: es, namespace: 'bulk' });
  expect(t('counts', { sent: 1, failed: 1, waiting: 2 })).toBe('1 enviada, 1 fallida, 2 en espera');
  expect(t('ended', { sent: 2, failed: 0, unsent: 1 })).toBe('2 enviadas, 0 fallidas, 1 no enviada');
});

const spokenAttributes = new Set([
  'label',
  'title',
  'placeholder',
  'alt',
  'aria-label',
  'aria-description',
  'description',
  'lead',
  'caption',
  'error',
]);
const spokenCalls = new Set(['succeeded', 'failed', 'working']);
const hasWords = (text: unknown) => typeof text === 'string' && /\p{L}{2}/u.test(text);

/** Texts in the code that a person would read, and that no language file holds. */
function literalsIn(source: string, file: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file} cannot be read: ${errors[0]?.message}`);
  const found: string[] = [];
  const keep = (text: unknown) => {
    if (hasWords(text)) found.push(`${file}: ${String(text).trim()}`);
  };
  // biome-ignore-start lint/correctness/noComponentHookFactories: these are a visitor's methods, not components.
  new Visitor({
    JSXText: (node) => keep(node.value),
    JSXExpressionContainer: ({ expression }) => {
      if (expression.type === 'Literal') keep(expression.value);
    },
    JSXAttribute: ({ name, value }) => {
      if (name.type === 'JSXIdentifier' && spokenAttributes.has(name.name) && value?.type === 'Literal')
        keep(value.value);
    },
    CallExpression: ({ callee, arguments: [first] }) => {
      if (callee.type === 'Identifier' && spokenCalls.has(callee.name) && first?.type === 'Literal') keep(first.value);
    },
    Property: ({ key, value }) => {
      const spoken = key.type === 'Literal' && key.value === 'aria-label';
      if (spoken && value.type === 'Literal') keep(value.value);
    },
  }).visit(program);
  // biome-ignore-end lint/correctness/noComponentHookFactories: as above
  return found;
}

describe('untranslated literals', () => {
  const sources = import.meta.glob<string>(['../**/*.tsx', '!../**/*.test.tsx'], {
    query: '?raw',
    import: 'default',
    eager: true,
  });

  test('the search sees them where people read', () => {
    const source = `const x = <p title="Two words">Hello <b aria-label={'there'}>{'you'}</b></p>; failed('No way');`;
    expect(literalsIn(source, 'x.tsx').map((line) => line.slice('x.tsx: '.length))).toEqual([
      'Two words',
      'Hello',
      'there',
      'you',
      'No way',
    ]);
  });

  test('no page or part has one', () => {
    const found = Object.entries(sources).flatMap(([file, source]) => literalsIn(source, file.replace('../', '')));
    expect(Object.keys(sources).length).toBeGreaterThan(40);
    expect(found).toEqual([]);
  });
});
