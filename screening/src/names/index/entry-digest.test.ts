import { describe, expect, it } from 'vitest';
import { emptyEntity, type ListEntity } from '../../lists/entity.ts';
import { addName } from '../../lists/list-names.ts';
import { screenPerson } from '../screen-person.ts';
import { buildNameIndex } from './name-index.ts';

const otto: ListEntity = { ...emptyEntity('o', 'person'), nationalities: ['DE'], remarks: 'One' };
addName(otto, 'Otto Beispiel', 'primary', 'strong');

const digest = (entity: ListEntity) =>
  screenPerson(buildNameIndex([entity]), { firstname: 'Otto', lastname: 'Beispiel' })[0]?.entryDigest;

describe('the digest of an entry', () => {
  it('stays while the content stays, whatever the order of its fields and the list it is kept in', () => {
    const reversed: ListEntity = { ...otto, list: 'Elsewhere' };
    for (const key of Object.keys(otto).toReversed()) Object.assign(reversed, { [key]: Reflect.get(otto, key) });
    expect(digest(reversed)).toBe(digest(otto));
  });

  it('stays where a publisher gives the same values in another order', () => {
    const names = [...otto.names, { text: 'Otto Example', role: 'alias', strength: 'weak', script: 'Latin' }] as const;
    const both = { ...otto, names: [...names], nationalities: ['DE', 'AT'] };
    const turned = { ...both, names: names.toReversed(), nationalities: ['AT', 'DE'] };
    expect(digest(turned)).toBe(digest(both));
  });

  it('changes with anything the entry says', () => {
    const born = [{ from: '1970-01-01', to: '1970-01-01', precision: 'day' as const }];
    const changes: Partial<ListEntity>[] = [{ remarks: 'Two' }, { nationalities: ['AT'] }, { birthDates: born }];
    for (const change of changes) expect(digest({ ...otto, ...change })).not.toBe(digest(otto));
  });
});
