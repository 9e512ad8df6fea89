import type { Match, Result } from '@afc/contract/result';
import { isOn, type Moved, ofRecord } from '@afc/contract/review/switches';
import { aMatch, aResult } from '@afc/contract/testing/results';
import { describe, expect, it } from 'vitest';
import * as review from './review.ts';
import { fingerprintOf, inOrder, isLocked } from './review.ts';

const none = new Set<string>();
const changesOf = (result: Result, moved: Moved) => review.changesOf(result, review.planOf(result, moved));
const requestOf = (result: Result, moved: Moved, comment: string) =>
  review.requestOf(result, review.planOf(result, moved), comment);
const steps = (changes: ReturnType<typeof changesOf>) => changes.map(({ id, from, to }) => [id, from, to]);

describe('the switch of a record', () => {
  it('is on for blacklist alone: consider and rejected load as clear', () => {
    expect(isOn('blacklist')).toBe(true);
    for (const status of ['clear', 'consider', 'kycRejected'] as const) expect(isOn(status)).toBe(false);
  });

  it('left off on a consider record is the decision clear, or rejected while a kyc reason stands', () => {
    expect(steps(changesOf(aResult(), none))).toEqual([[ofRecord, 'consider', 'clear']]);
    expect(steps(changesOf(aResult({ kycReasons: ['documentExpired'] }), none))).toEqual([
      [ofRecord, 'consider', 'kycRejected'],
    ]);
  });

  it('left alone changes nothing on clear, rejected and blacklisted records', () => {
    expect(changesOf(aResult({ resultStatus: 'clear' }), none)).toEqual([]);
    expect(changesOf(aResult({ resultStatus: 'blacklist' }), none)).toEqual([]);
    expect(changesOf(aResult({ resultStatus: 'kycRejected', kycReasons: ['underage'] }), none)).toEqual([]);
  });

  it('moved turns clear and consider to blacklist, and blacklist back', () => {
    const moved = new Set([ofRecord]);
    expect(steps(changesOf(aResult(), moved))).toEqual([[ofRecord, 'consider', 'blacklist']]);
    expect(steps(changesOf(aResult({ resultStatus: 'blacklist' }), moved))).toEqual([[ofRecord, 'blacklist', 'clear']]);
  });
});

describe('the switch of a match', () => {
  const result = aResult({
    resultStatus: 'clear',
    matchList: [
      aMatch({ _id: 'other', resultStatus: 'blacklist' }),
      aMatch({ _id: 'entry', recordId: null, recordVersion: null, source: 'provider', resultStatus: 'consider' }),
    ],
  });

  it('changes its record only if it was moved', () => {
    expect(steps(changesOf(result, new Set(['other'])))).toEqual([['other', 'blacklist', 'clear']]);
    expect(requestOf(result, none, '').matchList.map(({ resultStatus }) => resultStatus)).toEqual([
      'blacklist',
      'consider',
    ]);
  });

  it('that confirms an entry of a list turns on the switch of the record: whoever is on a list is blacklisted', () => {
    const moved = new Set(['entry']);
    expect(steps(changesOf(result, moved))).toEqual([
      [ofRecord, 'clear', 'blacklist'],
      ['entry', 'consider', 'blacklist'],
    ]);
    expect(requestOf(result, moved, '').resultStatus).toBe('blacklist');
    expect(requestOf(result, new Set(['other']), '').resultStatus).toBe('clear');
  });

  it('taken back leaves its record rejected while a kyc reason stands there', () => {
    const rejected = aMatch({ _id: 'other', resultStatus: 'blacklist', kycReasons: ['documentExpired'] });
    expect(steps(changesOf({ ...result, matchList: [rejected] }, new Set(['other'])))).toEqual([
      ['other', 'blacklist', 'kycRejected'],
    ]);
  });

  it('is final where it confirms a list entry, and so is the mark of a record that names one as its reason', () => {
    const finals = (given: typeof result, ...moved: string[]) =>
      changesOf(given, new Set(moved)).map(({ id, final }) => [id, final]);
    expect(finals(result, 'other', 'entry')).toEqual([
      [ofRecord, true],
      ['other', false],
      ['entry', true],
    ]);
    expect(finals(result, ofRecord)).toEqual([[ofRecord, false]]);
    expect(finals(result, ofRecord, 'entry')).toEqual([
      [ofRecord, true],
      ['entry', true],
    ]);
    const withFace = { ...result, matchList: [aMatch({ _id: 'face', resultStatus: 'clear' }), ...result.matchList] };
    expect(finals(withFace, 'face', 'entry')).toEqual([
      [ofRecord, true],
      ['face', false],
      ['entry', true],
    ]);
    const entryAlone = { ...result, matchList: result.matchList.slice(1) };
    expect(finals(entryAlone, ofRecord)).toEqual([[ofRecord, true]]);
    expect(finals({ ...entryAlone, resultStatus: 'consider' })).toEqual([[ofRecord, false]]);
    expect(finals({ ...result, matchList: [] }, ofRecord)).toEqual([[ofRecord, false]]);
  });

  it('is not final where the list dropped the entry', () => {
    const entry = aMatch({ _id: 'entry', recordId: null, recordVersion: null, source: 'provider' });
    const evidence: Match['evidence'] = { ...entry.evidence, reasons: ['providerName', 'delisted'] };
    const dropped = aResult({ matchList: [{ ...entry, evidence }] });
    expect(changesOf(dropped, new Set([ofRecord]))).toMatchObject([{ id: ofRecord, to: 'blacklist', final: false }]);
  });

  it('is not final where it marks another record or a doubted photo, which stays a possible match when taken back', () => {
    const doubted = aMatch({ _id: 'photo', recordId: null, recordVersion: null, source: 'ai' });
    for (const match of [aMatch({ _id: 'other' }), doubted])
      expect(changesOf({ ...result, matchList: [match] }, new Set([match._id]))).toMatchObject([
        { id: match._id, to: 'blacklist', final: false },
      ]);
    const marked = { ...result, matchList: [{ ...doubted, resultStatus: 'blacklist' as const }] };
    expect(steps(changesOf(marked, new Set(['photo'])))).toEqual([['photo', 'blacklist', 'consider']]);
  });

  it('is sent with the version that was seen', () => {
    expect(requestOf(result, new Set(['other']), 'why')).toEqual({
      _id: 'record-1',
      version: 7,
      resultStatus: 'clear',
      comment: 'why',
      matchList: [
        { _id: 'other', resultStatus: 'clear', recordVersion: 3 },
        { _id: 'entry', resultStatus: 'consider', recordVersion: null },
      ],
    });
  });

  it('cannot be moved where the provider blacklisted', () => {
    expect(isLocked({ source: 'provider', resultStatus: 'blacklist' })).toBe(true);
    expect(isLocked({ source: 'ai', resultStatus: 'blacklist' })).toBe(false);
    const other = aMatch({ source: 'ai', resultStatus: 'blacklist' });
    expect(isLocked(other)).toBe(false);
    expect(isLocked({ ...other, immovable: true })).toBe(true);
  });
});

it('places confirmed matches first and keeps the order of the rest', () => {
  const matches = [
    aMatch({ _id: 'a' }),
    aMatch({ _id: 'b', confirmedMatch: true }),
    aMatch({ _id: 'c' }),
    aMatch({ _id: 'd', confirmedMatch: true }),
  ];
  expect(inOrder(matches).map(({ _id }) => _id)).toEqual(['b', 'd', 'a', 'c']);
});

it('notices when anybody changed the record or one of its matches', () => {
  const seen = fingerprintOf(aResult({ matchList: [aMatch()] }));
  expect(fingerprintOf(aResult({ matchList: [aMatch()] }))).toBe(seen);
  expect(fingerprintOf(aResult({ version: 8, matchList: [aMatch()] }))).not.toBe(seen);
  expect(fingerprintOf(aResult({ matchList: [aMatch({ recordVersion: 4 })] }))).not.toBe(seen);
  expect(fingerprintOf(aResult({ matchList: [aMatch({ resultStatus: 'blacklist' })] }))).not.toBe(seen);
});
