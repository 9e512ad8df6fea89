import { aPicture } from '@afc/contract/testing/results';
import { describe, expect, it } from 'vitest';
import { readReport } from './testing/read-report.ts';
import { sampleInput, sampleMatch, samplePicture, sampleResult } from './testing/sample-input.ts';

/** Each text stands behind the one before it. */
function expectInOrder(text: string, ...parts: readonly string[]): void {
  let from = 0;
  for (const part of parts) {
    expect(text.slice(from)).toContain(part);
    from = text.indexOf(part, from) + part.length;
  }
}

describe('the report', () => {
  it('tells title, language, author and time to whatever opens it, and is tagged for reading aloud', async () => {
    const { info, language, tags } = await readReport(1);
    expect(info).toMatchObject({
      Title: 'Identity screening report 01JCQ7Z6V2K8',
      Author: 'AFC',
      CreationDate: 'D:20261115102030Z',
    });
    expect(language).toBe('en');
    expect(tags).toEqual(
      expect.arrayContaining(['Document', 'H1', 'H2', 'Sect', 'Table', 'TR', 'TH', 'TD', 'P', 'Figure']),
    );
  });

  it('shows everything about a person and a match, in order', async () => {
    const { text } = await readReport(2);
    expectInOrder(
      text,
      'Identity screening report',
      'Record 01JCQ7Z6V2K8',
      'Consider',
      'First name Ana',
      'Last name Ejemplo',
      'Email ana@example.org',
      'Date of birth 1970-01-31',
      'Nationality Spain',
      'Country of residence France',
      'Document type Passport',
      'Document id XDA 123-456',
      'Expiration date 2029-05-31',
      'Registry date 2026-11-14',
      'Identity rules',
      'Checks that could not run',
      'Matches (2)',
      'Match 1 of 2',
      'José María Núñez Šćepanović',
      'Face comparison: Similarity 0.61',
      'Consider from 0.36; blacklist, against a blacklisted record, from 0.48.',
      'A stranger scores this high once in 170,000,000 comparisons. 48,211 faces were compared.',
      'SFace 128-D',
      'Match 2 of 2',
      'Name 0.93, consider from 0.82',
      'OFAC SDN (version 3, of 2026-10-30)',
      'Thresholds and their meaning',
      'policy 2026-11-01.3',
      'Lists and engines',
      'UN Security Council 2026-02-27 1,003',
      'Review and decision',
      'Olga Operator',
      '2026-11-15 08:00:00 UTC',
      'Same person as the blacklisted record.',
      'Audit reference',
    );
    expect(text).toContain('Event 842');
    expect(text).toContain('9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08');
    expect(text).toContain('EJEMPLO, Ana María (primary name or strong alias)');
    expect(text).toContain('SDGT, UKRAINE-EO13661');
    expect(text).toContain('born in Ejemplovia.');
    expect(text).toMatch(/First name Ana José María Equal/);
    // One row for what lists call by another word.
    expect(text).toMatch(/Nationality Spain Andorra Differs/);
    expect(text).not.toMatch(/nationality ES/i);
    expect(text).toMatch(/Gender Not given female/);
    expect(text).toMatch(/Last name Ejemplo Núñez Šćepanović Differs/);
  });

  it('says what makes the photos hard to compare, of the person and beside each match', async () => {
    const small = aPicture({ flaws: ['small', 'turned'] });
    const match = sampleMatch(0, { pictures: [aPicture(), aPicture({ flaws: ['noFace'] })] });
    const { text } = await readReport(1, { result: sampleResult({ pictures: [small], matchList: [match] }) });
    expectInOrder(
      text,
      'Photo Small face · Face turned away',
      'Match 1 of 1',
      'Photo Small face · Face turned away 2: No face found',
    );
    expect((await readReport(1)).text).not.toContain('No face found');
  });

  it('compares and tells the history in the words of the pages', async () => {
    const year = sampleMatch(1, { dateBirth: '', dateBirthMatch: false });
    const fields = [{ field: 'dateBirth' as const, verdict: 'agrees' as const, subject: '1970-01-31', entry: '1970' }];
    const match = { ...year, evidence: { ...year.evidence, score: 0.9, fields } };
    const { text } = await readReport(1, { result: sampleResult({ matchList: [match] }) });
    expectInOrder(
      text,
      'Provider list: Name 0.90, consider from 0.82',
      'Matched name EJEMPLO, Ana María (primary name or strong alias)',
      'Name score 0.93 (0.90 with the evidence)',
      'Field Subject Match Comparison',
      'By word',
      'Date of birth 1970-01-31 1970 Equal as far as given',
      'Document id XDA 123-456 Not given Not given',
      'Olga Operator Changes applied Consider > Blacklist',
      'AFC Processed Processing > Consider',
    );
    expect(text).not.toContain('system');
  });

  it('says of a birth date whose day and month are swapped that they are, with the values masked too', async () => {
    const dates = {
      field: 'dateBirth' as const,
      verdict: 'agrees' as const,
      subject: '1970-04-03',
      entry: '1970-03-04',
    };
    const born = sampleMatch(1, { dateBirth: '1970-03-04', dateBirthMatch: false });
    const evidence = { ...born.evidence, fields: [{ ...dates, detail: 'swapped' as const }] };
    const result = sampleResult({ dateBirth: '1970-04-03', matchList: [{ ...born, evidence }] });
    const { text } = await readReport(1, { result });
    expect(text).toMatch(/Date of birth 1970-04-03 1970-03-04 Day and month\sswapped/);
    const masked = await readReport(1, { result, masked: true });
    expect(masked.text).toMatch(/Date of birth \*{5} \*{5} Day and month\sswapped/);
  });

  it('names a record that was erased as removed, without a status', async () => {
    const removed = { recordId: null, firstname: '', lastname: '', resultStatus: 'clear' as const };
    const matchList = [0, 3].map((index) => sampleMatch(index, { ...removed, source: 'ai', confirmedMatch: false }));
    const { text } = await readReport(2, { result: sampleResult({ resultStatus: 'consider', matchList }) });
    expectInOrder(
      text,
      'Matches (2)',
      '1 Removed record',
      'Match 1 of 2',
      'Removed record',
      'Match 2 of 2',
      'Removed record',
    );
    expect(text).not.toContain('Clear');
  });

  it('names a doubt of the photo as one, and not as somebody without a name', async () => {
    const nobody = { recordId: null, userGuid: '', firstname: '', lastname: '', source: 'ai' as const };
    const doubt = sampleMatch(0, nobody);
    const evidence = { ...doubt.evidence, reasons: ['liveness' as const] };
    const { text } = await readReport(1, {
      result: sampleResult({ resultStatus: 'consider', matchList: [{ ...doubt, evidence }] }),
    });
    expectInOrder(text, 'Match 1 of 1', 'Doubted photo');
    expect(text).not.toContain('Removed record');
  });

  it('claims no odds for a model that nobody measured', async () => {
    const { evidence, ...match } = sampleMatch(0);
    const face = evidence.face && { ...evidence.face, strangerOdds: 0 };
    const result = sampleResult({ matchList: [{ ...match, evidence: { ...evidence, face } }] });
    expect((await readReport(1, { result })).text).toContain('How often a stranger scores this high was not measured');
    expect((await readReport(1, { result, language: 'es' })).text).toContain('Con este modelo no se ha medido');
  });

  it('says how many strangers to expect where a search over so many faces raises them', async () => {
    const { evidence, ...match } = sampleMatch(0);
    const face = evidence.face && { ...evidence.face, strangerOdds: 7_300_000, gallerySize: 1_000_000 };
    const result = sampleResult({ matchList: [{ ...match, evidence: { ...evidence, face } }] });
    const text = (await readReport(1, { result })).text.replaceAll('\n', ' ');
    expect(text).toContain(
      'once in 7,300,000 comparisons. 1,000,000 faces were compared. Among them 0.14 strangers are expected to score this high.',
    );
  });

  it('numbers every page and says on each when and under which policy it was made', async () => {
    const { pages } = await readReport(20);
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page).toContain(`Page ${index + 1} of ${pages.length}`);
      expect(page).toContain('Generated 2026-11-15 10:20:30 UTC · Policy 2026-11-01.3');
    }
    const text = pages.join('\n');
    for (let number = 1; number <= 20; number++) expect(text).toContain(`Match ${number} of 20`);
  });

  it('never leaves a heading alone at the foot of a page', async () => {
    for (const matches of [0, 1, 2, 3, 4, 5]) {
      const { pages } = await readReport(matches);
      // Behind the last line of a page come its head and foot.
      const lastLines = pages.map((page) =>
        page.split('\n').findLast((line) => !/^(AFC|Record .* Page)/.test(line) && line.trim() !== ''),
      );
      for (const line of lastLines)
        expect(line).not.toMatch(/^[1-8] +(Subject|Identity|Checks|Matches|Thresholds|Lists|Review|Audit)/);
    }
  });

  it('keeps the title of the matches with the first of them, however long its name is', async () => {
    const long = { firstname: 'Wolfgang Amadeus '.repeat(11), lastname: 'von und zu '.repeat(17) };
    const matchList = [sampleMatch(0, long), sampleMatch(1, long)];
    for (const count of [1, 3, 5]) {
      const checksNotRun = Array.from({ length: count }, () => ({ check: 'engineFailed' as const, detail: 'yente' }));
      const { pages } = await readReport(0, { result: sampleResult({ matchList, checksNotRun }) });
      expect(pages.find((page) => page.includes('Matches (2)'))).toMatch(/Matches \(2\).*Wolfgang Amadeus/s);
    }
  });

  it('keeps the title of the history with its first row, however long that is', async () => {
    const comment = 'A reason of many words. '.repeat(78);
    const history = sampleInput(0).history.map((entry) => ({ ...entry, comment }));
    for (const matches of [0, 1, 2, 3]) {
      const { pages } = await readReport(matches, { history });
      expect(pages.filter((page) => page.includes('History of the record'))).toEqual([
        expect.stringContaining('A reason of many'),
      ]);
    }
  });

  it('loses nothing of what reviewers wrote, however many lines that takes', async () => {
    const comment = `${'案件'.repeat(970)} ${'line\n'.repeat(9)}The end.`;
    const history = sampleInput(0).history.map((entry) => ({ ...entry, comment }));
    const { text } = await readReport(0, { history });
    expect(text.match(/The end\./g)).toHaveLength(history.length);
    expect(text.match(/案/g)).toHaveLength(970 * history.length);
  });

  it('shows warnings, identity rules and checks that could not run', async () => {
    const result = sampleResult({
      resultStatus: 'kycRejected',
      source: '',
      email: '',
      countryNationalityName: 'Iran',
      countryNationalityNameWarn: true,
      docExpireAtWarn: true,
      kycReasons: ['documentExpired'],
      checksNotRun: [
        { check: 'noProviderList', detail: '' },
        { check: 'engineFailed', detail: 'yente: It did not answer within 5000 ms.' },
      ],
    });
    const { text } = await readReport(0, { result, policy: { ...sampleInput(0).policy, lists: [] } });
    expect(text).toContain('Rejected');
    expect(text).toContain('Not fully screened: 2 checks could not run, see section 3.');
    expect(text).toContain('Email Not given');
    expect(text).toContain('High-risk jurisdiction: on the FATF list of 20');
    expect(text).toContain('The document is expired.');
    expect(text).toContain('No provider list is loaded, so the person was not compared with sanctions lists.');
    expect(text).toContain('An outside engine gave no usable answer. (yente: It did not answer within 5000 ms.)');
  });

  it('does not let engines that only collision checks ask look as if they had been asked', async () => {
    const policy = { ...sampleInput(0).policy, engines: ['yente' as const] };
    const { text } = await readReport(0, { policy });
    expect(text).toContain('Only collision checks ask outside engines (yente).');
    const spanish = await readReport(0, { policy, language: 'es' });
    expect(spanish.text).toContain('Solo la Colisión de IA pregunta a motores externos (yente).');
  });

  it('never shows a score below a threshold as one that reached it', async () => {
    const name = sampleMatch(1);
    const match = { ...name, evidence: { ...name.evidence, score: 0.8196 } };
    const { text } = await readReport(1, { result: sampleResult({ matchList: [match] }) });
    expect(text).toContain('Name 0.8196, consider from 0.8200');
  });

  it('speaks Spanish', async () => {
    const { text, language } = await readReport(2, { language: 'es' });
    expect(language).toBe('es');
    expect(text).toContain('Informe de verificación de identidad');
    expect(text).toContain('Nacionalidad España');
    expect(text).toContain('Página 1 de');
    expect(text).toMatch(/Sexo\s+Sin indicar\s+mujer/);
    expect(text).toContain('0,36');
    expect(text).not.toMatch(/Not given|female|\b0\.\d/);
  });

  it('says so where a picture is missing or damaged', async () => {
    const { text } = await readReport(1, {
      pictures: { subject: [Buffer.from('damaged'), samplePicture(1)], matches: new Map() },
    });
    expect(text.match(/Picture not available/g)).toHaveLength(2);
  });

  it('loses nothing of the longest values', async () => {
    const long = {
      firstname: 'W'.repeat(200),
      lastname: 'y'.repeat(200),
      docId: '1234567890'.repeat(20),
      email: `${'a'.repeat(180)}@example.org`,
    };
    const result = sampleResult({ ...long, matchList: [sampleMatch(0, long)] });
    const comment = `${'A comment of many words. '.repeat(78)}The end.`;
    const { text, pages } = await readReport(0, {
      result,
      decision: { reviewer: 'Olga', resultStatus: 'clear', comment, at: '2026-11-15T08:00:00.000Z' },
    });
    expect(text).toMatch(/The\send\./);
    const dense = text.replace(/\s/g, '');
    expect(dense.match(/W/g)?.length).toBeGreaterThanOrEqual(400);
    expect(dense.match(/1234567890/g)?.length).toBeGreaterThanOrEqual(40);
    expect(pages.at(-1)).toContain('This report was made by AFC');
  });
});
