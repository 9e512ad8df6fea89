import { expect, it } from 'vitest';
import { systemActor } from '../actor.ts';
import { sql } from '../database/sql.ts';
import { createLog } from '../log.ts';
import { createTestApp } from '../testing/app.ts';
import { serving } from '../testing/provider-lists.ts';
import { fetchList, refreshDueLists, refreshLists } from './fetch-list.ts';

const publishing = (statuses: number[], work: (address: string) => Promise<void>) =>
  serving((_, answer) => answer.writeHead(statuses.shift() ?? 500).end('id,name\n1,Ada Example\n'), work);

it('tells where a list comes from, and that it failed, without the key in the address', () =>
  publishing([200, 503], async (address) => {
    const lines: string[] = [];
    const log = createLog({ logLevel: 'info' }, { write: (line) => lines.push(line) });
    const test = await createTestApp();
    const url = `${address}?token=key-of-ours`;
    await fetchList(test.context, { url, format: 'csv', name: 'ours', actor: systemActor, requestId: 'test' });
    await refreshLists({ ...test.context, log });
    const { client } = await test.as('Operator');
    const { resultList } = await client('listProviderLists', {});
    await test.close();
    expect(resultList).toMatchObject([{ url: address, refreshError: `${address} answered 503. Nothing was changed.` }]);
    expect(lines.join('')).toContain(`${address} answered 503.`);
    expect(lines.join('')).not.toContain('key-of-ours');
  }));

it('says why a refresh failed in the language of who asks; what older versions kept is shown as it stands', () =>
  publishing([200, 503], async (url) => {
    const test = await createTestApp();
    const { token } = await test.as('Administrator');
    const shown = async (language: string) => {
      const call = test.clientWith({ authorization: `Bearer ${token}`, 'accept-language': language });
      return (await call('listProviderLists', {})).resultList[0]?.refreshError;
    };
    const options = { url, format: 'csv', name: 'ours', actor: systemActor, requestId: 'test' } as const;
    await fetchList(test.context, options);
    await refreshLists(test.context);
    expect(await shown('es')).toBe(`${url} respondió 503. No se cambió nada.`);
    expect(await shown('en')).toBe(`${url} answered 503. Nothing was changed.`);
    await test.context.db.query(sql`update provider_lists set refresh_error = to_jsonb('Kept in English.'::text)`);
    expect(await shown('es')).toBe('Kept in English.');
    await test.close();
  }));

it('fetches a list again when its hours have passed, in one of the processes that see it, and no sooner', () => {
  const statuses = [200, 200, 200];
  return publishing(statuses, async (url) => {
    let clock = Date.now();
    const test = await createTestApp({ now: () => new Date(clock), env: { AFC_LIST_REFRESH: '24' } });
    const { context } = test;
    const never = { ...context, config: { ...context.config, listRefreshHours: undefined } };
    const leftAfter = async (hours: number, contexts = [context, context]) => {
      clock += hours * 3_600_000;
      await Promise.all(contexts.map(refreshDueLists));
      return statuses.length;
    };
    await fetchList(context, { url, format: 'csv', name: 'ours', actor: systemActor, requestId: 'test' });
    expect([await leftAfter(23), await leftAfter(1), await leftAfter(48, [never])]).toEqual([2, 1, 1]);
    await test.close();
  });
});
