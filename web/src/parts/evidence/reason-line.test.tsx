import type { Evidence, ProviderEvidence } from '@afc/contract/result';
import { aMatch, aResult, faceEvidence, noEvidence } from '@afc/contract/testing/results';
import type { EvidenceField, MatchReason, ResultStatus } from '@afc/contract/vocabulary';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, onTestFinished } from 'vitest';
import { language, speak } from '../../language/language.tsx';
import { renderPart } from '../../testing/render.tsx';
import { ProviderFacts } from './provider-facts.tsx';
import { ReasonLine, ReasonLines } from './reason-line.tsx';
import { reasonParts } from './reason-parts.ts';
import { StrongestReason } from './strongest-reason.tsx';

const partsOf = (evidence: Evidence) => reasonParts(aMatch({ evidence }));

describe('the reason of a match', () => {
  it('says the score, both thresholds, what the score means, and what agrees and contradicts', async () => {
    await renderPart(<ReasonLine match={aMatch({ evidence: faceEvidence })} />);
    screen.getByText(
      'Face 0.58, blacklist from 0.55, consider from 0.46 (a stranger scores this high once in 50 million) · email equal · birth date differs',
    );
  });

  it('says how many strangers to expect where a search over so many faces raises them', async () => {
    const face = faceEvidence.face && { ...faceEvidence.face, strangerOdds: 7_300_000, gallerySize: 1_000_000 };
    await renderPart(<ReasonLine match={aMatch({ evidence: { ...faceEvidence, face } })} />);
    screen.getByText(
      /\(a stranger scores this high once in 7.3 million; among 1,000,000 faces 0.14 strangers are expected to\)\s·/,
    );
  });

  it('says nothing of strangers where nobody measured them for the model', async () => {
    const face = faceEvidence.face && { ...faceEvidence.face, strangerOdds: 0 };
    await renderPart(<ReasonLine match={aMatch({ evidence: { ...faceEvidence, face } })} />);
    screen.getByText(/^Face 0.58, blacklist from 0.55, consider from 0.46\s· email equal/);
  });

  it('never shows a score below a threshold as one that reached it', async () => {
    const face = faceEvidence.face && { ...faceEvidence.face, cosine: 0.5496, blacklistThreshold: 0.55 };
    await renderPart(<ReasonLine match={aMatch({ evidence: { ...faceEvidence, face } })} />);
    screen.getByText(/^Face 0.5496, blacklist from 0.5500, consider from 0.4600 /);
  });

  it('says a thousand million in Spanish as Spanish does', async () => {
    onTestFinished(async () => {
      language.set('en');
      await speak('en');
    });
    language.set('es');
    const face = faceEvidence.face && { ...faceEvidence.face, strangerOdds: 1_000_000_000 };
    await renderPart(<ReasonLine match={aMatch({ evidence: { ...faceEvidence, face } })} />);
    await screen.findByText(/una vez de cada mil millones/);
  });

  it('begins like a sentence, whatever it begins with', async () => {
    await renderPart(<ReasonLine match={aMatch({ evidence: { ...noEvidence, reasons: ['providerDocument'] } })} />);
    screen.getByText('Document number of the list entry equal');
  });

  it('does not call a full birth date equal to a year', async () => {
    const year = { field: 'dateBirth' as const, verdict: 'agrees' as const, subject: '1970-05-05', entry: '1970' };
    await renderPart(<ReasonLine match={aMatch({ evidence: { ...noEvidence, fields: [year] } })} />);
    screen.getByText('Birth date equal as far as given');
  });

  it('calls a full birth date equal to the one among several dates of an entry that it is', async () => {
    const fields = [
      {
        field: 'dateBirth' as const,
        verdict: 'agrees' as const,
        subject: '1970-03-04',
        entry: '1970-03-04, 1971-05-06',
      },
    ];
    await renderPart(<ReasonLine match={aMatch({ dateBirthMatch: true, evidence: { ...noEvidence, fields } })} />);
    screen.getByText('Birth date equal');
  });

  it('says so of a birth date whose day and month are swapped', async () => {
    const dates = {
      field: 'dateBirth' as const,
      verdict: 'agrees' as const,
      subject: '1970-04-03',
      entry: '1970-03-04',
    };
    const match = aMatch({ evidence: { ...noEvidence, fields: [{ ...dates, detail: 'swapped' }] } });
    const { unmount } = await renderPart(<ReasonLine match={match} />);
    screen.getByText('Birth date with day and month swapped');
    unmount();
    await renderPart(<ReasonLines caseStatus="consider" match={match} />);
    screen.getByText('Day and month swapped: birth date');
  });

  it('in a narrow column gives each finding a line, and one to the fields of which the same is true', async () => {
    const field = (name: EvidenceField, verdict: 'agrees' | 'contradicts') => ({
      field: name,
      verdict,
      subject: '1970-05-05',
      entry: name === 'dateBirth' ? '1970' : '1970-05-05',
    });
    const fields = [
      field('firstname', 'agrees'),
      field('email', 'contradicts'),
      field('dateBirth', 'agrees'),
      field('docType', 'agrees'),
      field('lastname', 'contradicts'),
    ];
    const { container } = await renderPart(
      <ReasonLines
        caseStatus="consider"
        match={aMatch({ evidence: { ...faceEvidence, reasons: ['face'], fields } })}
      />,
    );
    expect(Array.from(container.querySelectorAll('p'), ({ textContent }) => textContent)).toEqual([
      'Face 0.58, consider from 0.46',
      'Equal: first name, document type',
      'Equal as far as given: birth date',
      'Differs: email, last name',
    ]);
  });

  it('joins two equal names, and does not say a document twice', () => {
    const agrees = (field: EvidenceField) => ({ field, verdict: 'agrees' as const, subject: '', entry: '' });
    expect(
      partsOf({ ...noEvidence, fields: [agrees('firstname'), agrees('lastname'), agrees('email')] }),
    ).toMatchObject([{ field: 'name' }, { field: 'email' }]);
    expect(partsOf({ ...noEvidence, reasons: ['providerDocument'], fields: [agrees('docId')] })).toEqual([
      { kind: 'providerDocument' },
    ]);
  });
});

describe('the reason of data in common', () => {
  const field = (name: EvidenceField, verdict: 'agrees' | 'contradicts') => ({
    field: name,
    verdict,
    subject: 'a',
    entry: 'a',
  });
  const fields = [field('firstname', 'agrees'), field('dateBirth', 'agrees'), field('docId', 'agrees')];

  it.each([
    ['docId', 'Document id equal', 'Document id equal · first name equal · birth date equal'],
    ['nameAndDateBirth', 'Name and birth date equal', 'Name and birth date equal · document id equal'],
    ['email', 'Email equal', 'Email equal · first name equal · birth date equal · document id equal'],
  ] as const)('begins with what made it a match, and says it once: %s', async (reason, short, long) => {
    const match = aMatch({
      source: 'data',
      dateBirthMatch: true,
      evidence: { ...noEvidence, reasons: [reason], fields },
    });
    const { unmount } = await renderPart(<StrongestReason result={aResult({ matchList: [match] })} />);
    screen.getByText(short);
    unmount();
    await renderPart(<ReasonLine match={match} />);
    screen.getByText(long);
  });
});

function TwoEntries({ entries: [first, second] }: { entries: [ProviderEvidence, ProviderEvidence] }) {
  const [provider, show] = useState(first);
  return (
    <>
      <button type="button" onClick={() => show(second)}>
        Next
      </button>
      <ProviderFacts evidence={{ ...noEvidence, provider }} />
    </>
  );
}

describe('the reason of a list entry', () => {
  const provider: ProviderEvidence = {
    engine: 'AFC',
    list: 'UN',
    version: 1,
    listDate: null,
    reference: 'E1',
    matchedName: 'Ada Byron',
    nameStrength: 'strong',
    nameScore: 0.2,
    programmes: [],
    alignment: [],
  };
  const kinds = (...reasons: MatchReason[]) => partsOf({ ...noEvidence, provider, reasons }).map(({ kind }) => kind);

  it('tells how the name alone scored from the score with the evidence', async () => {
    const { unmount } = await renderPart(<ProviderFacts evidence={{ ...noEvidence, provider, score: 0.8 }} />);
    expect(screen.getByText('Name score').nextSibling?.textContent).toBe('0.20 (0.80 with the evidence)');
    unmount();
    await renderPart(<ProviderFacts evidence={{ ...noEvidence, provider, score: 0.2 }} />);
    expect(screen.getByText('Name score').nextSibling?.textContent).toBe('0.20');
  });

  it('names the entry as its publisher does, before the reference', async () => {
    const { unmount } = await renderPart(<ProviderFacts evidence={{ ...noEvidence, provider }} />);
    expect(screen.getByText('Reference').nextSibling?.textContent).toBe('E1');
    unmount();
    const named = { ...provider, listedAs: 'TTi.001' };
    await renderPart(<ProviderFacts evidence={{ ...noEvidence, provider: named }} />);
    expect(screen.getByText('Reference').nextSibling?.textContent).toBe('TTi.001 (E1)');
  });

  it('tells what else the list says of the entry, where it says anything', async () => {
    const { unmount } = await renderPart(<ProviderFacts evidence={{ ...noEvidence, provider }} />);
    expect(screen.queryByText('Remarks')).toBeNull();
    unmount();
    const described = { ...provider, remarks: 'Head of the Example Works.' };
    await renderPart(<ProviderFacts evidence={{ ...noEvidence, provider: described }} />);
    expect(screen.getByText('Remarks').nextSibling?.textContent).toBe('Head of the Example Works.');
  });

  it('tells which words met, a name that stands there twice included, and nothing of the entry shown before', async () => {
    const word = (text: string) => ({ subject: text, entry: text, how: 'equal' as const });
    const twice = { ...provider, alignment: [word('Omar'), word('Omar'), word('Example')] };
    const next = { ...provider, alignment: [word('Otto')] };
    const { container } = await renderPart(<TwoEntries entries={[twice, next]} />);
    const words = () => Array.from(container.querySelectorAll('tbody td:first-child'), (cell) => cell.textContent);
    expect(words()).toEqual(['Omar', 'Omar', 'Example']);
    fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    expect(words()).toEqual(['Otto']);
  });

  it('says of a name that is kept though its evidence lowered it why it is kept', async () => {
    const evidence = { ...noEvidence, provider: { ...provider, nameScore: 1 }, score: 0.55, threshold: 0.74 };
    const match = aMatch({ evidence: { ...evidence, reasons: ['providerName'] } });
    const { unmount } = await renderPart(<ReasonLine match={match} />);
    screen.getByText('Name 1.00, nearly exact: consider whatever contradicts (0.55 with the evidence)');
    unmount();
    await renderPart(<StrongestReason result={aResult({ matchList: [match] })} />);
    screen.getByText('Name 1.00, nearly exact');
  });

  it('begins with what decided: that it is off the list, or its document, before how its name scores', () => {
    expect(kinds('providerName')).toEqual(['providerName']);
    expect(kinds('providerDocument')).toEqual(['providerDocument', 'providerName']);
    expect(kinds('providerDocument', 'delisted')).toEqual(['delisted', 'providerDocument', 'providerName']);
  });
});

describe('the strongest reason of a record', () => {
  it('is that of the confirmed match', async () => {
    const confirmed = aMatch({ _id: 'b', confirmedMatch: true, source: 'ai', evidence: faceEvidence });
    await renderPart(<StrongestReason result={aResult({ matchList: [aMatch({ source: 'data' }), confirmed] })} />);
    screen.getByText('Face 0.58, consider from 0.46');
    screen.getByText('AI collision');
  });

  const alike = (cosine: number, resultStatus: ResultStatus) => {
    const face = faceEvidence.face && { ...faceEvidence.face, cosine };
    return aMatch({ source: 'ai', resultStatus, evidence: { ...faceEvidence, face } });
  };

  it.each([
    ['blacklist', alike(0.58, 'blacklist'), 'Face 0.58, blacklist from 0.55'],
    ['blacklist', alike(0.58, 'clear'), 'Face 0.58, consider from 0.46'],
    ['blacklist', alike(0.5, 'blacklist'), 'Face 0.50, consider from 0.46'],
    // Blacklisted after the case was made: it blacklisted nobody here.
    ['consider', alike(0.58, 'blacklist'), 'Face 0.58, consider from 0.46'],
  ] as const)('of a face in a case of %s names the threshold that counted', async (resultStatus, match, line) => {
    await renderPart(<StrongestReason result={aResult({ resultStatus, matchList: [match] })} />);
    screen.getByText(line);
  });

  it('of a rejected one is why it was rejected, whomever it resembles', async () => {
    const matchList = [aMatch({ evidence: faceEvidence })];
    const rejected = aResult({ resultStatus: 'kycRejected', kycReasons: ['underage'], matchList });
    await renderPart(<StrongestReason result={rejected} />);
    screen.getByText('The person is under 18 years old.');
    expect(screen.queryByText('Face 0.58, consider from 0.46')).toBeNull();
  });

  it('without a match is the kyc reason, and a clear that was not fully screened says so', async () => {
    const { unmount } = await renderPart(<StrongestReason result={aResult({ kycReasons: ['underage'] })} />);
    screen.getByText('The person is under 18 years old.');
    unmount();
    await renderPart(<StrongestReason result={aResult({ checksNotRun: [{ check: 'noProviderList', detail: '' }] })} />);
    screen.getByText('No match');
    screen.getByText('1 check could not run');
  });

  it.each([
    ['staff', 'Marked by staff'],
    ['ai', 'AI collision'],
  ] as const)(
    'of one that staff blacklisted without a match of its own is where the mark comes from: %s',
    async (source, word) => {
      const marked = aResult({ resultStatus: 'blacklist', source, kycReasons: ['underage'] });
      await renderPart(<StrongestReason result={marked} />);
      screen.getByText(word);
      expect(screen.queryByText('The person is under 18 years old.')).toBeNull();
    },
  );

  it('with a match also says that checks could not run: staff may have cleared it', async () => {
    const result = aResult({
      resultStatus: 'clear',
      matchList: [aMatch({ evidence: faceEvidence })],
      checksNotRun: [
        { check: 'noProviderList', detail: '' },
        { check: 'noDocId', detail: '' },
      ],
    });
    await renderPart(<StrongestReason result={result} />);
    screen.getByText('Face 0.58, consider from 0.46');
    screen.getByText('2 checks could not run');
  });
});
