/** Copies the text of an element. Browsers offer their clipboard on https and localhost only, and some networks serve
 * the product over plain http: there the text is selected and copied by the browser's older command. Where the browser
 * refuses that too, the text stays selected, so that the person can copy it with the keyboard. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.textContent);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    return document.execCommand('copy');
  }
}
