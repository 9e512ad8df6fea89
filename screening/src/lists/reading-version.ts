/**
 * Names how lists are read. Each version of a list keeps it: what was read otherwise is read anew when it is next fetched,
 * or staff are told to import it again. The test beside this file reads the small lists of the fixtures and says what to
 * write here where they give something else; whoever changes what is read of forms that stand in no fixture adds the form
 * there.
 */
export const READING_VERSION = 'abc3996f909b';
