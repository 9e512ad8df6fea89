/** Copies what an element says. Browsers give their clipboard to https and localhost only, and the product is also served
 * plainly inside a house: there the text is selected and copied as by hand. Where not even that is allowed, it stays
 * selected, for the person's own keys. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}
