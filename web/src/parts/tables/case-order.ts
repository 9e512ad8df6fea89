import { pageSize } from '@afc/contract/limits';
import { decidingSources } from '@afc/contract/vocabulary';
import { z } from 'zod';
import { call } from '../../api/client.ts';
import { listEndpoints } from '../../api/record-lists.ts';
import { onReset } from '../../state/reset.ts';
import { read, write } from '../../state/stored.ts';

/** The filters of a list of cases. */
const CaseFilters = z.object({
  firstname: z.string(),
  lastname: z.string(),
  email: z.string(),
  source: z.enum(decidingSources).optional(),
});
export type CaseFilters = z.infer<typeof CaseFilters>;

/** The order in which a list showed its cases, as it was when one of them was opened. */
const Order = z.object({
  location: z.string(),
  list: z.enum(listEndpoints),
  filters: CaseFilters,
  firstPage: z.number(),
  lastPage: z.number(),
  total: z.number(),
  ids: z.array(z.string()),
});
export type Order = z.infer<typeof Order>;

const key = 'afc.case-order';

export function rememberOrder(order: Order): void {
  write('sessionStorage', key, JSON.stringify(order));
}

/** The remembered order, if this case was opened from it. */
export function orderAround(location: string, id: string): Order | undefined {
  try {
    const order = Order.parse(JSON.parse(read('sessionStorage', key) ?? ''));
    return order.location === location && order.ids.includes(id) ? order : undefined;
  } catch {
    return undefined;
  }
}

/** The place of a case among all of its list, counted from one. */
export function placeIn(order: Order, id: string): number {
  return (order.firstPage - 1) * pageSize + order.ids.indexOf(id) + 1;
}

type IdsOfPage = (order: Order, page: number) => Promise<string[]>;

/** The neighbour of a case; beyond the remembered page, the list is asked for more. */
export async function neighbour(
  order: Order,
  id: string,
  step: 1 | -1,
  idsOfPage: IdsOfPage = askList,
): Promise<string | undefined> {
  const known = order.ids[order.ids.indexOf(id) + step];
  if (known !== undefined) return known;
  const more = step === 1 ? await after(order, idsOfPage) : await before(order, idsOfPage);
  if (!more) return undefined;
  rememberOrder(more);
  return more.ids[more.ids.indexOf(id) + step];
}

/**
 * Decided cases leave their list and the rest moves up, so the last known page is asked for again too. If it holds no
 * known case, more cases left than a page has, and the next ones are on an earlier page.
 */
async function after(order: Order, idsOfPage: IdsOfPage): Promise<Order | undefined> {
  const isKnown = (id: string) => order.ids.includes(id);
  let page = order.lastPage;
  let ids = await idsOfPage(order, page);
  while (page > order.firstPage && !ids.some(isKnown)) ids = await idsOfPage(order, --page);
  if (ids.every(isKnown)) ids = await idsOfPage(order, ++page);
  const fresh = ids.filter((id) => !isKnown(id));
  return fresh.length > 0 ? { ...order, lastPage: page, ids: [...order.ids, ...fresh] } : undefined;
}

async function before(order: Order, idsOfPage: IdsOfPage): Promise<Order | undefined> {
  if (order.firstPage === 1) return undefined;
  const page = order.firstPage - 1;
  const fresh = (await idsOfPage(order, page)).filter((id) => !order.ids.includes(id));
  return fresh.length > 0 ? { ...order, firstPage: page, ids: [...fresh, ...order.ids] } : undefined;
}

async function askList({ list, filters }: Order, page: number): Promise<string[]> {
  const { resultList } = await call(list, { body: { ...filters, currentPage: page, pageSize } });
  return resultList.map(({ _id }) => _id);
}

onReset(() => write('sessionStorage', key, null));
