import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { keepFocus } from './keep-focus.ts';

let end: () => void;

beforeEach(() => {
  end = keepFocus();
  document.body.innerHTML = `
    <a href="#content">Skip</a>
    <main id="content" tabindex="-1">
      <form><input id="filter" /><button type="button" id="search">Search</button></form>
      <div id="table">
        <p><a href="#1">One</a> <button type="button" id="delete-1">Delete</button></p>
        <p><a href="#2">Two</a> <button type="button" id="delete-2">Delete</button></p>
      </div>
    </main>
    <dialog open><button type="button" id="yes">Yes</button></dialog>`;
});
afterEach(() => {
  end();
  document.body.innerHTML = '';
});

const element = (id: string) => {
  const found = document.getElementById(id);
  if (!(found instanceof HTMLElement)) throw new Error(`There is no ${id}`);
  return found;
};
const remove = (id: string) => {
  // happy-dom leaves the keyboard on what is gone; browsers do not.
  element(id).querySelector<HTMLElement>(':focus')?.blur();
  element(id).remove();
};
const row = (id: string) => {
  const parent = element(id).parentElement;
  if (!parent) throw new Error(`${id} stands nowhere`);
  parent.id = `row-of-${id}`;
  return parent.id;
};
/** Whoever observes the page has seen all that happened to it. */
const seen = () =>
  new Promise((resolve) => {
    new MutationObserver(resolve).observe(document.body, { childList: true });
    document.body.append(document.createElement('hr'));
  });
const expectFocusOn = (id: string) => expect.poll(() => document.activeElement?.id).toBe(id);

describe('the keyboard', () => {
  it('goes on with the same control of the next row when its row is gone', async () => {
    element('delete-1').focus();
    remove(row('delete-1'));
    await expectFocusOn('delete-2');
  });

  it('goes to what stands nearest when no row is left, and to the page when nothing is', async () => {
    element('delete-2').focus();
    remove('table');
    await expectFocusOn('filter');
    element('content').replaceChildren();
    await expectFocusOn('content');
  });

  it('survives a question asked before the row goes', async () => {
    element('delete-1').focus();
    element('yes').focus();
    element('yes').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element('yes').blur();
    remove(row('delete-1'));
    await expectFocusOn('delete-2');
  });

  it('stays in a question while the row behind it goes', async () => {
    element('delete-1').focus();
    element('yes').focus();
    remove(row('delete-1'));
    await seen();
    expect(document.activeElement?.id).toBe('yes');
  });

  it('waits while a form is being sent, and leaves what is switched off for good', async () => {
    const search = element('search');
    search.focus();
    search.setAttribute('data-loading', '');
    search.setAttribute('disabled', '');
    search.blur();
    await seen();
    expect(document.activeElement?.id).not.toBe('filter');
    search.removeAttribute('disabled');
    await expectFocusOn('search');
    search.removeAttribute('data-loading');
    search.setAttribute('disabled', '');
    await expectFocusOn('filter');
  });

  it('stays away from what somebody left by pointing elsewhere', async () => {
    element('delete-1').focus();
    element('content').dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    element('delete-1').blur();
    remove(row('delete-1'));
    element('filter').remove();
    await seen();
    expect(document.activeElement).toBe(document.body);
  });

  it('is not called back while it is on its way to another field', async () => {
    const left = element('delete-1');
    left.focus();
    left.dispatchEvent(new FocusEvent('focusout', { bubbles: true, relatedTarget: element('filter') }));
    left.blur();
    remove(row('delete-1'));
    await seen();
    expect(document.activeElement).toBe(document.body);
  });
});
