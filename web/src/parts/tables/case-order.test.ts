import { describe, expect, it } from 'vitest';
import { resetAll } from '../../state/reset.ts';
import { neighbour, type Order, orderAround, placeIn, rememberOrder } from './case-order.ts';

const order: Order = {
  location: 'consider',
  list: 'listConsider',
  filters: { firstname: '', lastname: '', email: '' },
  firstPage: 2,
  lastPage: 2,
  total: 40,
  ids: ['c', 'd'],
};
const pages: Record<number, string[]> = { 1: ['a', 'b'], 2: ['c', 'd'], 3: ['e', 'f'] };
const idsOfPage = async (_: Order, page: number) => pages[page] ?? [];

describe('the order a case was opened in', () => {
  it('leads to the next and previous case, and asks the list for more at its ends', async () => {
    expect(await neighbour(order, 'c', 1, idsOfPage)).toBe('d');
    expect(await neighbour(order, 'd', 1, idsOfPage)).toBe('e');
    expect(await neighbour(order, 'c', -1, idsOfPage)).toBe('b');
  });

  it('ends where the list ends', async () => {
    const last = { ...order, lastPage: 3, ids: ['c', 'd', 'e', 'f'] };
    expect(await neighbour(last, 'f', 1, idsOfPage)).toBeUndefined();
    expect(await neighbour({ ...order, firstPage: 1, ids: ['a'] }, 'a', -1, idsOfPage)).toBeUndefined();
  });

  it('skips nobody when decided cases have left the list and the rest moved up', async () => {
    const moved = async (_: Order, page: number) => (page === 2 ? ['e', 'f'] : ['g']);
    expect(await neighbour(order, 'd', 1, moved)).toBe('e');
  });

  it('skips nobody when others decided more cases than a page holds', async () => {
    const seen = { ...order, firstPage: 1, lastPage: 3, ids: ['a', 'b', 'c', 'd', 'e', 'f'] };
    const moved = async (_: Order, page: number) => ({ 1: ['f', 'g'], 2: ['h', 'i'] })[page] ?? [];
    expect(await neighbour(seen, 'f', 1, moved)).toBe('g');
    const allLeft = async (_: Order, page: number) => ({ 1: ['g', 'h'], 2: ['i'] })[page] ?? [];
    expect(await neighbour(seen, 'f', 1, allLeft)).toBe('g');
  });

  it('is found again for the case and location it belongs to', () => {
    rememberOrder(order);
    expect(orderAround('consider', 'd')).toEqual(order);
    expect(orderAround('clear', 'd')).toBeUndefined();
    expect(orderAround('consider', 'x')).toBeUndefined();
    expect(placeIn(order, 'd')).toBe(12);
  });

  it('is forgotten at log out, with the names that were searched for', () => {
    rememberOrder(order);
    resetAll('loggedOut');
    expect(sessionStorage).toHaveLength(0);
  });
});
