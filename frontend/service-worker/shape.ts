/**
 * A name for the shape of the API's answer for a chapter. What an older build kept with another shape is not shown, because
 * a page could not read it. A test says when it must change, and to what.
 */
export const ANSWER_SHAPE = 'aaa052d6';
