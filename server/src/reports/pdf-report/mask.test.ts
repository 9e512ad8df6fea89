import type { Picture } from '@afc/contract/picture';
import { describe, expect, it } from 'vitest';
import { maskInput } from './mask.ts';
import { sampleInput, sampleMatch, sampleResult } from './testing/sample-input.ts';

describe('a masked report', () => {
  it('holds no name, email, date of birth or document id of anybody in it', () => {
    const input = sampleInput(20, { masked: true });
    const people = [input.result, ...input.result.matchList];
    const values = people.flatMap(({ firstname, lastname, email, dateBirth, docId }) =>
      [firstname, lastname, email, dateBirth, docId].filter((value) => value !== ''),
    );
    const { pictures: _, policy: __, ...masked } = maskInput(input);
    const left = JSON.stringify(masked);
    expect(values.length).toBeGreaterThan(50);
    expect(values.filter((value) => left.includes(value))).toEqual([]);
    expect(left).not.toMatch(/EJEMPLO|maria|Muestra|Ejemplovia/);
  });

  it('holds no address of a picture, nor where the face is in it', () => {
    const addresses = { url: '/full', mainUrl: '/main', thumbnailUrl: '/thumbnail' };
    const picture: Picture = { key: 'abc', ...addresses, width: 1, height: 1, face: null, flaws: ['dark'] };
    const shown = { pictures: [picture], pictureURLs: [picture.url] };
    const result = sampleResult({ ...shown, matchList: [sampleMatch(0, shown)] });
    const masked = maskInput(sampleInput(0, { result })).result;
    for (const person of [masked, ...masked.matchList]) expect(person).toMatchObject({ pictures: [], pictureURLs: [] });
  });

  it('still says what was not given', () => {
    const { result } = maskInput(sampleInput(0, { result: sampleResult({ email: '', docId: '' }) }));
    expect([result.firstname, result.email, result.docId]).toEqual(['*****', '', '']);
  });

  it('masks values of all fields but those that may be shown, and what was written by hand', () => {
    const match = sampleMatch(0);
    match.evidence = {
      ...match.evidence,
      fields: [{ field: 'gender', verdict: 'agrees', subject: 'Berta', entry: 'Berta' }],
    };
    const decision = { reviewer: 'Olga', resultStatus: 'clear' as const, comment: 'Berta called', at: '' };
    const masked = maskInput(
      sampleInput(0, {
        decision,
        result: sampleResult({
          matchList: [match],
          checksNotRun: [{ check: 'engineFailed', detail: 'no answer about ANA EJEMPLO' }],
        }),
        history: [
          {
            number: 1,
            at: '',
            actorName: 'Olga',
            action: 'result.applied',
            before: 'consider',
            after: 'clear',
            comment: 'Berta called',
            reviewedIn: null,
          },
        ],
      }),
    );
    expect(JSON.stringify(masked)).not.toMatch(/berta|ejemplo/i);
    expect(masked.history[0]).toMatchObject({
      before: 'consider',
      after: 'clear',
      comment: '*****',
      actorName: 'Olga',
    });
    expect(masked.decision).toEqual({ ...decision, comment: '*****' });
  });

  it('leaves the ids of our own records whole, and no name in what a list calls its entry', () => {
    const id = '07ed2727-ea19-4b4e-958d-3ad0d1062e10';
    const [ours, listed] = [sampleMatch(0, { userGuid: id }), sampleMatch(1, { userGuid: 'entry-of-Ed' })];
    const { provider } = listed.evidence;
    if (provider)
      listed.evidence = {
        ...listed.evidence,
        provider: { ...provider, reference: 'entry-of-Ed', listedAs: 'the-Ed' },
      };
    const result = sampleResult({ firstname: 'Ed', docId: 'D0', userId: id, matchList: [ours, listed] });
    const masked = maskInput(sampleInput(0, { result })).result;
    expect([masked.userId, ...masked.matchList.map(({ userGuid }) => userGuid)]).toEqual([id, id, 'entry-of-*****']);
    expect(masked.matchList[1]?.evidence.provider).toMatchObject({
      reference: 'entry-of-*****',
      listedAs: 'the-*****',
    });
  });

  it('leaves no rest of a name that begins as another one does', () => {
    const listed = sampleMatch(1, { firstname: 'Anastasia', userGuid: 'entry-of-Anastasia' });
    const result = sampleResult({ firstname: 'Ana', matchList: [listed] });
    expect(maskInput(sampleInput(0, { result })).result.matchList[0]?.userGuid).toBe('entry-of-*****');
  });

  it('does not trip over values that mean something in a pattern', () => {
    const checksNotRun = [{ check: 'engineFailed' as const, detail: 'no answer about A(b [c, x+y/z-1' }];
    const result = sampleResult({ firstname: 'A(b', lastname: '[c', docId: 'x+y/z-1', checksNotRun });
    expect(maskInput(sampleInput(0, { result })).result.checksNotRun).toMatchObject([
      { detail: 'no answer about ***** *****, *****' },
    ]);
  });
});
