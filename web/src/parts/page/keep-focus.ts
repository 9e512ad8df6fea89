/** Where the keyboard was: the element, and up from it every ancestor with the place of the child that leads to it. */
interface Place {
  readonly element: HTMLElement;
  readonly way: readonly { readonly parent: Element; readonly index: number }[];
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** What is removed or switched off under the keyboard would drop it to the top of the page. It stays while a form is
 * being sent, and goes on with the neighbour of what is gone, or with the page. Returns how to end this. */
export function keepFocus(): () => void {
  let kept: Place | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !inDialog(target)) kept = placeOf(target);
  };
  // Who points elsewhere leaves on purpose. To answer a question is no leaving.
  const forget = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && inDialog(target))) kept = undefined;
  };
  // The keyboard is on its way: what a field changes on the page as it is left must not call it back.
  const leave = ({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Element && !inDialog(relatedTarget)) kept = undefined;
  };
  const restore = () => {
    const active = document.activeElement;
    if (!kept || (active !== document.body && active !== kept.element)) return;
    const { element } = kept;
    if (!element.isConnected || (element.matches(':disabled') && !isSending(element))) goOnFrom(kept);
    else if (active !== element) element.focus({ preventScroll: true });
  };
  const observer = new MutationObserver(restore);
  observer.observe(document.body, { childList: true, subtree: true, attributeFilter: ['disabled', 'open'] });
  document.addEventListener('focusin', remember);
  document.addEventListener('focusout', leave, true);
  document.addEventListener('pointerdown', forget, true);
  return () => {
    observer.disconnect();
    document.removeEventListener('focusin', remember);
    document.removeEventListener('focusout', leave, true);
    document.removeEventListener('pointerdown', forget, true);
  };
}

/** A dialog keeps the keyboard inside by itself, and gives it back. */
function inDialog(element: Element): boolean {
  return element.closest('dialog, [role="dialog"]') !== null;
}

/** What is switched off only until an answer comes is soon switched on again, or gone. */
function isSending(element: Element): boolean {
  return element.matches('[data-loading]') || element.closest('form')?.querySelector('[data-loading]') != null;
}

function placeOf(element: HTMLElement): Place {
  const way: { parent: Element; index: number }[] = [];
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    way.push({ parent: child.parentElement, index: [...child.parentElement.children].indexOf(child) });
  return { element, way };
}

function goOnFrom({ way }: Place): void {
  const main = document.querySelector('main');
  const gone = way.findIndex(({ parent }) => parent.isConnected);
  let inside = way.slice(0, gone).map(({ index }) => index);
  for (const { parent, index } of way.slice(gone)) {
    if (!main?.contains(parent)) break;
    if (nearest(parent, index).some((child) => focusIn(child, inside))) return;
    // Only what stood right beside is of the same kind.
    inside = [];
  }
  main?.focus({ preventScroll: true });
}

/** What now stands in that place first, then what follows and what comes before, by turns. */
function nearest(parent: Element, index: number): Element[] {
  const children = [...parent.children];
  const distance = (child: Element) => {
    const steps = children.indexOf(child) - index;
    return steps < 0 ? -steps + 0.5 : steps;
  };
  return children.toSorted((one, other) => distance(one) - distance(other));
}

/** The row itself, if it takes the keyboard; else its control in the same place; else its first. */
function focusIn(row: Element, inside: readonly number[]): boolean {
  const same = inside.toReversed().reduce<Element | undefined>((at, index) => at?.children[index], row);
  return [row, ...(same ? [same] : []), ...row.querySelectorAll(focusable)].some(takesFocus);
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.matches(focusable) || element.matches(':disabled')) return false;
  element.focus();
  return document.activeElement === element;
}
