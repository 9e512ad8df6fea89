import { expect, it } from 'vitest';
import { readReport } from './testing/read-report.ts';
import { sampleMatch, sampleResult } from './testing/sample-input.ts';

it('says plainly that nothing was found, and against what', async () => {
  const { text, pages } = await readReport(0, { decision: null, history: [] });
  expect(pages).toHaveLength(2);
  expect(text).toContain('No match was found.');
  // How many faces there are now is said elsewhere: the person was compared with those of that time.
  expect(text).not.toContain('compared with 48,211');
  expect(text.replaceAll('\n', ' ')).toContain(
    'compared with the faces and the data of all records registered by then',
  );
  expect(text).toContain('No member of staff has decided on this record');
  expect(text).not.toContain('could not run, see section 3');
});

it.each([
  ['en', '1 face was compared.'],
  ['es', 'Se comparó 1 cara.'],
] as const)('says of a single face that it was compared, in %s', async (language, sentence) => {
  const { evidence, ...match } = sampleMatch(0);
  const face = evidence.face && { ...evidence.face, gallerySize: 1 };
  const result = sampleResult({ matchList: [{ ...match, evidence: { ...evidence, face } }] });
  expect((await readReport(1, { result, language })).text.replaceAll('\n', ' ')).toContain(sentence);
});

it('does not say of a sample figure that it was compared', async () => {
  const { text } = await readReport(0, { result: sampleResult({ matchList: [], sample: true }) });
  expect(text).toContain('it was not compared with other faces and records');
  expect(text).not.toContain('The person was compared');
});
