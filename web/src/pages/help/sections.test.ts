import { expect, test } from 'vitest';
import { en } from '../../language/en.ts';
import { es } from '../../language/es.ts';
import { blocksOf, wordsOf } from './sections.ts';

test('steps stand together as one list, paragraphs stand alone', () => {
  expect(blocksOf(en.manual.sections.upload).map(({ kind, keys }) => [kind, keys.length])).toEqual([
    ['steps', 4],
    ['paragraph', 1],
    ['paragraph', 1],
  ]);
});

test('the search finds words inside marked text and never the marks', () => {
  const words = wordsOf(en.manual.sections.results);
  expect(words).toContain('consider a possible match');
  expect(words).not.toContain('<');
});

test('the search finds words that are typed without their accents', () => {
  expect(wordsOf(es.manual.sections.account)).toContain('una sesion dura');
});

test('the manual says of dates and times by which clock they are', () => {
  for (const { results } of [en.manual.sections, es.manual.sections]) expect(wordsOf(results)).toContain('utc');
});

test('the manual keeps the sentences the specification gives it', () => {
  const { samples, upload } = en.manual.sections;
  expect(samples.p1).toContain('The product comes loaded with 10 sample public figures.');
  expect(samples.p2).toContain('The first batch of added users always gets Clear');
  expect(samples.p3).toContain('Adding a new person whose photo is already present gives a match.');
  expect(upload.p1).toContain(
    'Images are added one by one. Bulk uploads are requested by email to <mail>{email}</mail>.',
  );
});
