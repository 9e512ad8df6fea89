/** False if a file was moved or changed since it was chosen. Browsers report such a file as a lost connection. */
export async function areFilesUnchanged(files: readonly File[]): Promise<boolean> {
  try {
    for (const file of files) await file.slice(0, 1).arrayBuffer();
    return true;
  } catch {
    return false;
  }
}
