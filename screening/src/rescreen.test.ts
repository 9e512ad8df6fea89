import { PersonSubmission } from '@afc/contract/person';
import { describe, expect, it } from 'vitest';
import { type Decision, judge } from './decide.ts';
import { type FoundEntry, type KnownMatch, rescreen } from './rescreen.ts';
import { type ProviderFinding, providerMatch, type ScreenedMatch } from './screen.ts';

type Reason = ProviderFinding['reason'];

function entry(reference: string, reason: Reason = 'providerName', digest = 'first', score = 0.9): ScreenedMatch {
  const person = PersonSubmission.parse({ firstname: 'Ana', lastname: 'Muster' });
  const match = providerMatch(
    { ...person, registryDate: '' },
    {
      reason,
      score,
      threshold: 0.74,
      entryDigest: digest,
      provider: {
        engine: 'AFC',
        list: 'UN',
        version: 1,
        listDate: null,
        reference,
        matchedName: 'Ana Muster',
        nameStrength: 'strong',
        nameScore: score,
        programmes: [],
        alignment: [],
      },
      fields: [],
      entry: person,
    },
  );
  if (!match) throw new Error('no rule');
  return match;
}

const found = (match: ScreenedMatch, dismissed = false): FoundEntry => ({ match, dismissed });

/** The match as it is kept after it was found. */
function known(match: ScreenedMatch, changes: Partial<KnownMatch> = {}): KnownMatch {
  return {
    id: `match ${match.userGuid}`,
    source: match.source,
    rule: match.rule,
    score: match.evidence.score,
    entryStatus: match.verdict,
    confirmed: match.confirmedMatch,
    delisted: false,
    list: 'UN',
    reference: match.userGuid,
    entryDigest: match.entryDigest,
    ...changes,
  };
}

function alike(): KnownMatch {
  const face = judge([{ reason: 'face', otherStatus: 'clear', strong: false }]);
  if (!face) throw new Error('no rule');
  const nothing = { confirmed: false, delisted: false, list: null, reference: '', entryDigest: null };
  return { id: 'face', source: face.source, rule: face.rule, score: 0.5, entryStatus: null, ...nothing };
}

const clear: Decision = { resultStatus: 'clear', source: '' };
const rejected: Decision = { resultStatus: 'kycRejected', source: '' };
const considered: Decision = { resultStatus: 'consider', source: 'provider' };
const blacklisted = (source: Decision['source']): Decision => ({ resultStatus: 'blacklist', source });

describe('a hit that is new', () => {
  it.each([clear, rejected])('raises $resultStatus as far as it says', (present) => {
    expect(rescreen(present, [], [found(entry('1'))])).toMatchObject({
      decision: { resultStatus: 'consider', source: 'provider' },
      added: [{ userGuid: '1' }],
    });
    expect(rescreen(present, [], [found(entry('1', 'providerDocument'))]).decision).toEqual(blacklisted('provider'));
  });

  it('raises a case in review to the blacklist, and names it where it is stronger', () => {
    const present: Decision = { resultStatus: 'consider', source: 'ai' };
    expect(rescreen(present, [alike()], [found(entry('1', 'providerDocument'))]).decision).toEqual(
      blacklisted('provider'),
    );
    expect(rescreen(present, [alike()], [found(entry('1'))]).decision).toEqual(considered);
  });

  it('leaves what staff blacklisted theirs, until the provider confirms it', () => {
    expect(rescreen(blacklisted('staff'), [], [found(entry('1'))]).decision).toEqual(blacklisted('staff'));
    expect(rescreen(blacklisted('staff'), [], [found(entry('1', 'providerDocument'))]).decision).toEqual(
      blacklisted('provider'),
    );
  });
});

describe('a hit that is known', () => {
  it('and did not change is nothing, whatever staff decided', () => {
    for (const present of [clear, considered, blacklisted('staff')])
      expect(rescreen(present, [known(entry('1'))], [found(entry('1'))])).toEqual({
        decision: present,
        added: [],
        updated: [],
        gone: [],
      });
  });

  it('and was dismissed stays as it is', () => {
    const changed = entry('1', 'providerName', 'first', 0.8);
    expect(rescreen(clear, [known(entry('1'))], [found(changed, true)])).toMatchObject({ updated: [], gone: [] });
    expect(rescreen(clear, [], [found(entry('1'), true)])).toMatchObject({ decision: clear, added: [] });
  });

  it('whose entry changed is updated in place and raises a record that staff cleared', () => {
    const changed = entry('1', 'providerName', 'second');
    expect(rescreen(clear, [known(entry('1'))], [found(changed)])).toMatchObject({
      decision: considered,
      added: [],
      updated: [{ id: 'match 1', match: changed, entryStatus: 'consider', confirmed: false }],
    });
  });

  it('that only scores otherwise is updated, but overturns nothing that staff decided', () => {
    const other = found(entry('1', 'providerDocument', 'first', 0.95));
    expect(rescreen(clear, [known(entry('1'))], [other])).toMatchObject({ decision: clear, updated: [{}] });
    expect(rescreen(considered, [known(entry('1'))], [other]).decision).toEqual(blacklisted('provider'));
  });

  it('stays confirmed where staff confirmed it, with the evidence of now', () => {
    const byStaff = known(entry('1'), { entryStatus: 'blacklist', confirmed: true });
    const changed = entry('1', 'providerName', 'second');
    expect(rescreen(blacklisted('provider'), [byStaff], [found(changed)])).toMatchObject({
      decision: blacklisted('provider'),
      updated: [{ match: changed, entryStatus: 'blacklist', confirmed: true }],
    });
  });

  it('that was confirmed and says less now keeps the evidence it was confirmed by', () => {
    const weaker = entry('1', 'providerName', 'second');
    expect(rescreen(blacklisted('provider'), [known(entry('1', 'providerDocument'))], [found(weaker)])).toEqual({
      decision: blacklisted('provider'),
      added: [],
      updated: [],
      gone: [],
    });
  });

  it('that was delisted and is listed again counts as new', () => {
    const delisted = known(entry('1', 'providerDocument'), {
      entryStatus: 'consider',
      confirmed: false,
      delisted: true,
    });
    expect(rescreen(considered, [delisted], [found(entry('1', 'providerDocument'))])).toMatchObject({
      decision: blacklisted('provider'),
      updated: [{ entryStatus: 'blacklist', confirmed: true }],
    });
  });

  it('that was delisted and is listed again raises also a record that staff cleared meanwhile', () => {
    const delisted = known(entry('1'), { delisted: true });
    expect(rescreen(clear, [delisted], [found(entry('1'))]).decision).toEqual(considered);
    expect(rescreen(rejected, [delisted], [found(entry('1'))]).decision).toEqual(considered);
  });

  it('that was delisted and is listed again is judged again where staff had dismissed it before they confirmed it', () => {
    const delisted = known(entry('1'), { delisted: true });
    expect(rescreen(clear, [delisted], [found(entry('1'), true)])).toMatchObject({
      decision: considered,
      updated: [{ id: 'match 1', entryStatus: 'consider', confirmed: false }],
    });
  });

  it('that was never confirmed and says less now shows the evidence of now', () => {
    const more = known(entry('1'), { rule: 'weakProviderNameAndDateBirth' });
    expect(rescreen(considered, [more], [found(entry('1'))])).toMatchObject({
      decision: considered,
      updated: [{ id: 'match 1', entryStatus: 'consider', confirmed: false }],
    });
  });
});

describe('a match whose entry is gone or matches no more', () => {
  const one = known(entry('1'));

  it('is taken out where the status does not rest on it', () => {
    expect(rescreen(clear, [one], [])).toMatchObject({ decision: clear, gone: [{ id: 'match 1' }] });
    expect(rescreen(blacklisted('staff'), [one], [])).toMatchObject({ gone: [{ id: 'match 1' }] });
    expect(rescreen(considered, [one, alike()], [])).toMatchObject({
      decision: { resultStatus: 'consider', source: 'ai' },
      gone: [{ id: 'match 1' }],
    });
    expect(rescreen(considered, [one], [found(entry('2'))])).toMatchObject({ decision: considered, gone: [one] });
  });

  it('stays where a case in review would have no reason without it', () => {
    expect(rescreen(considered, [one], [])).toEqual({ decision: considered, added: [], updated: [], gone: [] });
  });

  it("stays where a provider's mark, set by staff, rests on it alone", () => {
    const delisted = known(entry('2'), { delisted: true });
    expect(rescreen(blacklisted('provider'), [one, alike(), delisted], [])).toMatchObject({ gone: [] });
    expect(rescreen(blacklisted('provider'), [one], [found(entry('2'))])).toMatchObject({ gone: [{ id: 'match 1' }] });
  });

  it('stays where it was confirmed or delisted', () => {
    const kept = [
      known(entry('2', 'providerDocument')),
      known(entry('3'), { entryStatus: 'blacklist', confirmed: true }),
      known(entry('4'), { delisted: true }),
    ];
    for (const present of [clear, considered, blacklisted('provider')])
      expect(rescreen(present, kept, [])).toMatchObject({ decision: present, gone: [] });
  });
});
