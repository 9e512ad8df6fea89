/** Where the focus was: the element, and each of its ancestors with the index of the child that leads there. */
interface Place {
  readonly element: HTMLElement;
  readonly way: readonly { readonly parent: Element; readonly index: number }[];
}

const focusable = 'a[href], button, input, select, textarea, summary, [tabindex]';

/** When the focused element is removed or disabled, browsers move the focus to the top of the page. This keeps it on
 * the element while a form is being sent, and otherwise moves it to the nearest neighbour, or to the page. Call what it
 * returns to end this. */
export function keepFocus(): () => void {
  let kept: Place | undefined;
  const remember = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && !inDialog(target)) kept = placeOf(target);
  };
  // Whoever clicks or touches elsewhere leaves the element on purpose, except to answer a dialog.
  const forget = ({ target }: PointerEvent) => {
    if (!(target instanceof Element && inDialog(target))) kept = undefined;
  };
  // The focus moves to another element. A change of the page that this causes must not bring it back.
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

/** The browser keeps the focus inside a dialog, and gives it back afterwards. */
function inDialog(element: Element): boolean {
  return element.closest('dialog, [role="dialog"]') !== null;
}

/** An element that is disabled only until an answer comes is soon enabled again, or removed. */
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
    // Only direct neighbours are of the same kind, and have a control in the same place.
    inside = [];
  }
  main?.focus({ preventScroll: true });
}

/** First the child that now has this index, then by turns the next one after it and before it. */
function nearest(parent: Element, index: number): Element[] {
  const children = [...parent.children];
  const distance = (child: Element) => {
    const steps = children.indexOf(child) - index;
    return steps < 0 ? -steps + 0.5 : steps;
  };
  return children.toSorted((one, other) => distance(one) - distance(other));
}

/** Focuses the row itself, or else its control in the same place, or else its first control. */
function focusIn(row: Element, inside: readonly number[]): boolean {
  const same = inside.toReversed().reduce<Element | undefined>((at, index) => at?.children[index], row);
  return [row, ...(same ? [same] : []), ...row.querySelectorAll(focusable)].some(takesFocus);
}

function takesFocus(element: Element): boolean {
  if (!(element instanceof HTMLElement) || !element.matches(focusable) || element.matches(':disabled')) return false;
  element.focus();
  return document.activeElement === element;
}
