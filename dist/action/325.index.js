export const id = 325;
export const ids = [325];
export const modules = {

/***/ 60325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  openModelEndpoint: () => (/* binding */ openModelEndpoint)
});

// EXTERNAL MODULE: external "node:events"
var external_node_events_ = __webpack_require__(78474);
// EXTERNAL MODULE: external "node:http"
var external_node_http_ = __webpack_require__(37067);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
;// CONCATENATED MODULE: ./build/src/attempt/cassettes/places.js
/**
 * The values of an attempt's environment that are its own, each by the variable's name, and values of variables that are
 * named like secrets.
 *
 * @param root absolute folder that all of the attempt's folders are in
 */
function placesOf(env, root, allowed) {
    const own = Object.entries(env).filter(([name, value]) => isOwn(name, value, root) || isSecret(name, value, allowed));
    const named = [...own, ['TURNGATE_ATTEMPT_FOLDER', root]];
    return named
        .sort(([a, x], [b, y]) => y.length - x.length || (a < b ? -1 : 1))
        .map(([name, value]) => [`{{${name}}}`, value]);
}
/** JSON text with marks in place of the values. */
function hidePlaces(json, places) {
    return places.reduce((text, [mark, value]) => text.replaceAll(inJson(value), mark), json);
}
/** JSON text with this attempt's values in place of the marks. */
function showPlaces(json, places) {
    return places.reduce((text, [mark, value]) => text.replaceAll(mark, () => inJson(value)), json);
}
function isOwn(name, value, root) {
    return value.startsWith(`${root}/`) || LOOPBACK.test(value) || /^(OPENAI|ANTHROPIC)_API_KEY$/.test(name);
}
const LOOPBACK = /^https?:\/\/(127\.0\.0\.1|localhost):\d+\//;
const SHORTEST_SECRET = 8;
function isSecret(name, value, allowed) {
    return allowed.includes(name) && /KEY|TOKEN|SECRET|PASSWORD/i.test(name) && value.length >= SHORTEST_SECRET;
}
function inJson(value) {
    return JSON.stringify(value).slice(1, -1);
}

// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./build/src/json.js
var json = __webpack_require__(4715);
// EXTERNAL MODULE: ./build/src/trace/json-value.js
var json_value = __webpack_require__(23837);
;// CONCATENATED MODULE: ./build/src/attempt/models/protocols/read.js


/** The value at a path of foreign JSON; undefined where there is none. */
function at(value, ...path) {
    let found = value;
    for (const part of path) {
        if (Array.isArray(found))
            found = found[Number(part)];
        else
            found = (0,json/* isJsonObject */.OW)(found) && Object.hasOwn(found, part) ? found[part] : undefined;
    }
    return found;
}
function textAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'string' ? found : undefined;
}
function countAt(value, ...path) {
    const found = at(value, ...path);
    return typeof found === 'number' && found >= 0 ? found : undefined;
}
function listAt(value, ...path) {
    const found = at(value, ...path);
    return Array.isArray(found) ? found : [];
}
/** Undefined for what is not JSON. */
function parseJson(text) {
    try {
        return JSON.parse(text);
    }
    catch {
        return undefined;
    }
}
/** The arguments of a call as models write them; no text at all stands for no arguments. */
function parseArguments(text) {
    const value = text.trim() === '' ? {} : parseJson(text);
    return (0,json/* isJsonObject */.OW)(value) && (0,json_value/* isJson */.Fh)(value) ? value : undefined;
}
/** Whose fault an error inside an answer is; nothing where there is none. */
function readError(error) {
    if (error === undefined || error === null)
        return {};
    const names = [textAt(error, 'type'), textAt(error, 'code')].flatMap((name) => name ?? []);
    const own = names.find((name) => AGENTS_OWN.test(name));
    return own === undefined ? { failure: 'it sent an error inside its answer' } : { refusal: `it refused: ${own}` };
}
const AGENTS_OWN = /^(invalid_|not_found|request_too_large|context_length|content_filter|unsupported)/;
const NOT_JSON = 'its stream holds an event that is not JSON';
/** What a tool told the model: text, or a list of parts of which the texts count. Text that is JSON is read as such. */
function readResult(content) {
    const text = typeof content === 'string' ? content : textsOf(content);
    const value = parseJson(text);
    return (0,json_value/* isJson */.Fh)(value) ? value : text;
}
/** Of one text, or of the parts of a message that have some. */
function textsOf(content) {
    if (typeof content === 'string')
        return content;
    const parts = listAt(content).flatMap((part) => textAt(part, 'text') ?? []);
    return parts.join('\n');
}
/** The object without the keys whose value is undefined. */
function defined(values) {
    const known = {};
    for (const key in values) {
        const value = values[key];
        if (value !== undefined)
            known[key] = value;
    }
    return known;
}

// EXTERNAL MODULE: external "node:string_decoder"
var external_node_string_decoder_ = __webpack_require__(46193);
// EXTERNAL MODULE: ./node_modules/eventsource-parser/dist/index.js
var dist = __webpack_require__(2309);
;// CONCATENATED MODULE: ./build/src/attempt/models/sse.js


/** Gives the events that each chunk of a stream completes. */
function openSse() {
    const decoder = new external_node_string_decoder_.StringDecoder('utf8');
    let events = [];
    const parser = (0,dist/* createParser */.C)({
        onEvent: ({ event, data }) => events.push({ data, ...(event !== undefined && { event }) }),
    });
    return {
        push(chunk) {
            events = [];
            parser.feed(decoder.write(chunk));
            return events;
        },
        // a last event without the empty line after it
        end() {
            events = [];
            parser.feed(`${decoder.end()}\n\n`);
            return events;
        },
    };
}
function formatSse({ event, data }) {
    const name = event === undefined ? '' : `event: ${event}\n`;
    const lines = data.split('\n').map((line) => `data: ${line}\n`);
    return `${name}${lines.join('')}\n`;
}

// EXTERNAL MODULE: ./node_modules/zod/v4/classic/schemas.js + 9 modules
var schemas = __webpack_require__(15649);
// EXTERNAL MODULE: ./build/src/trace/readable-json.js
var readable_json = __webpack_require__(83690);
;// CONCATENATED MODULE: ./build/src/attempt/cassettes/format.js




/**
 * Text that people can review: of each request only what it adds to the one before it, of each event of a stream only
 * what is not the same in all of them; one event a line.
 */
function formatCassette({ task, attempt, seed, entries }) {
    const written = entries.map(({ request, key, repeat, body, answer }, index) => ({
        ...{ request, key, repeat },
        ...added(body, entries[index - 1]?.body ?? null),
        answer: shared(answer),
    }));
    return (0,readable_json/* readableJson */.R)({ cassette: 1, task, attempt, seed, entries: written }, isOneLine);
}
/** @throws Error where the text is no cassette */
function parseCassette(text) {
    const { task, attempt, seed, entries } = File.parse(JSON.parse(text));
    let before = null;
    return {
        ...{ task, attempt, seed },
        entries: entries.map(({ request, key, repeat, as_before, after, body: own, answer }) => {
            const body = restored(own, before, as_before ?? [], after ?? {});
            before = body;
            return { request, key, repeat, body, answer: unshared(answer) };
        }),
    };
}
const Answer = schemas/* strictObject */.rej({
    status: schemas/* number */.aig().int(),
    type: schemas/* string */.YjP(),
    asked_usage: schemas/* literal */.euz(true).exactOptional(),
    left: schemas/* literal */.euz(true).exactOptional(),
    body: json_value/* AnyDocument */.kF.exactOptional(),
    in_all: schemas/* record */.g1P(schemas/* string */.YjP(), json_value/* AnyDocument */.kF).exactOptional(),
    events: schemas/* array */.YOg(schemas/* strictObject */.rej({ event: schemas/* string */.YjP().exactOptional(), data: json_value/* AnyDocument */.kF })).exactOptional(),
});
const File = schemas/* strictObject */.rej({
    cassette: schemas/* literal */.euz(1),
    task: schemas/* string */.YjP(),
    attempt: schemas/* number */.aig().int().positive(),
    seed: schemas/* number */.aig().int().nonnegative(),
    entries: schemas/* array */.YOg(schemas/* strictObject */.rej({
        request: schemas/* string */.YjP(),
        key: schemas/* string */.YjP(),
        repeat: schemas/* number */.aig().int().positive(),
        /** Keys of the body that are the same as in the request before. */
        as_before: schemas/* array */.YOg(schemas/* string */.YjP()).exactOptional(),
        /** Lists that begin with so many items of the request before. */
        after: schemas/* record */.g1P(schemas/* string */.YjP(), schemas/* number */.aig().int().positive()).exactOptional(),
        body: json_value/* AnyDocument */.kF,
        answer: Answer,
    })),
});
function added(body, before) {
    if (!(0,json/* isJsonObject */.OW)(body) || !(0,json/* isJsonObject */.OW)(before))
        return { body };
    const same = [];
    const after = {};
    const own = {};
    for (const name of Object.keys(body).sort()) {
        const value = body[name] ?? null;
        const old = before[name];
        const kept = Array.isArray(value) && Array.isArray(old) ? commonLength(value, old) : 0;
        if (JSON.stringify(value) === JSON.stringify(old))
            same.push(name);
        else if (kept > 0 && Array.isArray(value)) {
            after[name] = kept;
            own[name] = value.slice(kept);
        }
        else
            own[name] = value;
    }
    return {
        ...(same.length > 0 && { as_before: same }),
        ...(Object.keys(after).length > 0 && { after }),
        body: own,
    };
}
function restored(own, before, same, after) {
    if (!(0,json/* isJsonObject */.OW)(own) || !(0,json/* isJsonObject */.OW)(before))
        return own;
    const body = {};
    for (const name of same)
        body[name] = before[name] ?? null;
    for (const [name, value] of Object.entries(own)) {
        const old = before[name];
        const kept = after[name];
        body[name] =
            kept !== undefined && Array.isArray(old) && Array.isArray(value) ? [...old.slice(0, kept), ...value] : value;
    }
    return body;
}
function commonLength(a, b) {
    const differs = a.findIndex((item, index) => JSON.stringify(item) !== JSON.stringify(b[index]));
    return differs < 0 ? a.length : differs;
}
/** What is the same in all events of a stream is written once. */
function shared(answer) {
    const { events, ...rest } = answer;
    if (events === undefined)
        return answer;
    const objects = events.flatMap(({ data }) => ((0,json/* isJsonObject */.OW)(data) ? [data] : []));
    const [first = {}, ...others] = objects;
    const common = Object.entries(first).filter(([name, value]) => others.every((other) => same(other[name], value)));
    if (others.length === 0 || common.length === 0)
        return { ...rest, events };
    const inAll = Object.fromEntries(common);
    return {
        ...rest,
        in_all: inAll,
        events: events.map(({ data, ...event }) => ({ ...event, data: (0,json/* isJsonObject */.OW)(data) ? without(data, inAll) : data })),
    };
}
function unshared({ in_all: inAll, events, ...rest }) {
    if (events === undefined)
        return rest;
    return {
        ...rest,
        events: events.map(({ data, ...event }) => ({
            ...event,
            data: (0,json/* isJsonObject */.OW)(data) && inAll !== undefined ? { ...inAll, ...data } : data,
        })),
    };
}
function same(a, b) {
    return a !== undefined && JSON.stringify(a) === JSON.stringify(b);
}
function without(data, keys) {
    return Object.fromEntries(Object.entries(data).filter(([name]) => !Object.hasOwn(keys, name)));
}
/** Events, and vectors of embeddings: `entries.N.answer.events.N`, `….body.data.N`. */
function isOneLine(path) {
    const [entries, , answer, what, list] = path;
    if (entries !== 'entries')
        return false;
    if (answer === 'as_before' || answer === 'after')
        return true;
    return answer === 'answer' && ((what === 'events' && path.length === 5) || (list === 'data' && path.length === 6));
}

// EXTERNAL MODULE: ./node_modules/diff/libesm/diff/base.js
var base = __webpack_require__(63102);
;// CONCATENATED MODULE: ./node_modules/diff/libesm/diff/line.js


class LineDiff extends base/* default */.A {
    constructor() {
        super(...arguments);
        this.tokenize = tokenize;
    }
    equals(left, right, options) {
        // If we're ignoring whitespace, we need to normalise lines by stripping
        // whitespace before checking equality. (This has an annoying interaction
        // with newlineIsToken that requires special handling: if newlines get their
        // own token, then we DON'T want to trim the *newline* tokens down to empty
        // strings, since this would cause us to treat whitespace-only line content
        // as equal to a separator between lines, which would be weird and
        // inconsistent with the documented behavior of the options.)
        if (options.ignoreWhitespace) {
            if (!options.newlineIsToken || !left.includes('\n')) {
                left = left.trim();
            }
            if (!options.newlineIsToken || !right.includes('\n')) {
                right = right.trim();
            }
        }
        else if (options.ignoreNewlineAtEof && !options.newlineIsToken) {
            if (left.endsWith('\n')) {
                left = left.slice(0, -1);
            }
            if (right.endsWith('\n')) {
                right = right.slice(0, -1);
            }
        }
        return super.equals(left, right, options);
    }
}
const lineDiff = new LineDiff();
function diffLines(oldStr, newStr, options) {
    return lineDiff.diff(oldStr, newStr, options);
}
function diffTrimmedLines(oldStr, newStr, options) {
    options = generateOptions(options, { ignoreWhitespace: true });
    return lineDiff.diff(oldStr, newStr, options);
}
// Exported standalone so it can be used from jsonDiff too.
function tokenize(value, options) {
    if (options.stripTrailingCr) {
        // remove one \r before \n to match GNU diff's --strip-trailing-cr behavior
        value = value.replace(/\r\n/g, '\n');
    }
    const retLines = [], linesAndNewlines = value.split(/(\n|\r\n)/);
    // Ignore the final empty token that occurs if the string ends with a new line
    if (!linesAndNewlines[linesAndNewlines.length - 1]) {
        linesAndNewlines.pop();
    }
    // Merge the content and line separators into single tokens
    for (let i = 0; i < linesAndNewlines.length; i++) {
        const line = linesAndNewlines[i];
        if (i % 2 && !options.newlineIsToken) {
            retLines[retLines.length - 1] += line;
        }
        else {
            retLines.push(line);
        }
    }
    return retLines;
}

;// CONCATENATED MODULE: ./node_modules/diff/libesm/patch/create.js

/**
 * Returns true if the filename contains characters that require C-style
 * quoting (as used by Git and GNU diffutils in diff output).
 */
function needsQuoting(s) {
    for (let i = 0; i < s.length; i++) {
        if (s[i] < '\x20' || s[i] > '\x7e' || s[i] === '"' || s[i] === '\\') {
            return true;
        }
    }
    return false;
}
/**
 * C-style quotes a filename, encoding special characters as escape sequences
 * and non-ASCII bytes as octal escapes. This is the inverse of
 * `parseQuotedFileName` in parse.ts.
 *
 * Non-ASCII bytes are encoded as UTF-8 before being emitted as octal escapes.
 * This matches the behaviour of both Git and GNU diffutils, which always emit
 * UTF-8 octal escapes regardless of the underlying filesystem encoding (e.g.
 * Git for Windows converts from NTFS's UTF-16 to UTF-8 internally).
 *
 * If the filename doesn't need quoting, returns it as-is.
 */
function quoteFileNameIfNeeded(s) {
    if (!needsQuoting(s)) {
        return s;
    }
    let result = '"';
    const bytes = new TextEncoder().encode(s);
    let i = 0;
    while (i < bytes.length) {
        const b = bytes[i];
        // See https://en.wikipedia.org/wiki/Escape_sequences_in_C#Escape_sequences
        if (b === 0x07) {
            result += '\\a';
        }
        else if (b === 0x08) {
            result += '\\b';
        }
        else if (b === 0x09) {
            result += '\\t';
        }
        else if (b === 0x0a) {
            result += '\\n';
        }
        else if (b === 0x0b) {
            result += '\\v';
        }
        else if (b === 0x0c) {
            result += '\\f';
        }
        else if (b === 0x0d) {
            result += '\\r';
        }
        else if (b === 0x22) {
            result += '\\"';
        }
        else if (b === 0x5c) {
            result += '\\\\';
        }
        else if (b >= 0x20 && b <= 0x7e) {
            // Just a printable ASCII character that is neither a double quote nor a
            // backslash; no need to escape it.
            result += String.fromCharCode(b);
        }
        else {
            // Either part of a non-ASCII character or a control character without a
            // special escape sequence; needs escaping as a 3-digit octal escape
            result += '\\' + b.toString(8).padStart(3, '0');
        }
        i++;
    }
    result += '"';
    return result;
}
const INCLUDE_HEADERS = {
    includeIndex: true,
    includeUnderline: true,
    includeFileHeaders: true
};
const FILE_HEADERS_ONLY = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: true
};
const OMIT_HEADERS = {
    includeIndex: false,
    includeUnderline: false,
    includeFileHeaders: false
};
function structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    let optionsObj;
    if (!options) {
        optionsObj = {};
    }
    else if (typeof options === 'function') {
        optionsObj = { callback: options };
    }
    else {
        optionsObj = options;
    }
    if (typeof optionsObj.context === 'undefined') {
        optionsObj.context = 4;
    }
    // We copy this into its own variable to placate TypeScript, which thinks
    // optionsObj.context might be undefined in the callbacks below.
    const context = optionsObj.context;
    // @ts-expect-error (runtime check for something that is correctly a static type error)
    if (optionsObj.newlineIsToken) {
        throw new Error('newlineIsToken may not be used with patch-generation functions, only with diffing functions');
    }
    if (!optionsObj.callback) {
        return diffLinesResultToPatch(diffLines(oldStr, newStr, optionsObj));
    }
    else {
        const { callback } = optionsObj;
        diffLines(oldStr, newStr, Object.assign(Object.assign({}, optionsObj), { callback: (diff) => {
                const patch = diffLinesResultToPatch(diff);
                // TypeScript is unhappy without the cast because it does not understand that `patch` may
                // be undefined here only if `callback` is StructuredPatchCallbackAbortable:
                callback(patch);
            } }));
    }
    function diffLinesResultToPatch(diff) {
        // STEP 1: Build up the patch with no "\ No newline at end of file" lines and with the arrays
        //         of lines containing trailing newline characters. We'll tidy up later...
        if (!diff) {
            return;
        }
        diff.push({ value: '', lines: [] }); // Append an empty value to make cleanup easier
        function contextLines(lines) {
            return lines.map(function (entry) { return ' ' + entry; });
        }
        const hunks = [];
        let oldRangeStart = 0, newRangeStart = 0, curRange = [], oldLine = 1, newLine = 1;
        for (let i = 0; i < diff.length; i++) {
            const current = diff[i], lines = current.lines || splitLines(current.value);
            current.lines = lines;
            if (current.added || current.removed) {
                // If we have previous context, start with that
                if (!oldRangeStart) {
                    const prev = diff[i - 1];
                    oldRangeStart = oldLine;
                    newRangeStart = newLine;
                    if (prev) {
                        curRange = context > 0 ? contextLines(prev.lines.slice(-context)) : [];
                        oldRangeStart -= curRange.length;
                        newRangeStart -= curRange.length;
                    }
                }
                // Output our changes
                for (const line of lines) {
                    curRange.push((current.added ? '+' : '-') + line);
                }
                // Track the updated file position
                if (current.added) {
                    newLine += lines.length;
                }
                else {
                    oldLine += lines.length;
                }
            }
            else {
                // Identical context lines. Track line changes
                if (oldRangeStart) {
                    // Close out any changes that have been output (or join overlapping)
                    if (lines.length <= context * 2 && i < diff.length - 2) {
                        // Overlapping
                        for (const line of contextLines(lines)) {
                            curRange.push(line);
                        }
                    }
                    else {
                        // end the range and output
                        const contextSize = Math.min(lines.length, context);
                        for (const line of contextLines(lines.slice(0, contextSize))) {
                            curRange.push(line);
                        }
                        const hunk = {
                            oldStart: oldRangeStart,
                            oldLines: (oldLine - oldRangeStart + contextSize),
                            newStart: newRangeStart,
                            newLines: (newLine - newRangeStart + contextSize),
                            lines: curRange
                        };
                        hunks.push(hunk);
                        oldRangeStart = 0;
                        newRangeStart = 0;
                        curRange = [];
                    }
                }
                oldLine += lines.length;
                newLine += lines.length;
            }
        }
        // Step 2: eliminate the trailing `\n` from each line of each hunk, and, where needed, add
        //         "\ No newline at end of file".
        for (const hunk of hunks) {
            for (let i = 0; i < hunk.lines.length; i++) {
                if (hunk.lines[i].endsWith('\n')) {
                    hunk.lines[i] = hunk.lines[i].slice(0, -1);
                }
                else {
                    hunk.lines.splice(i + 1, 0, '\\ No newline at end of file');
                    i++; // Skip the line we just added, then continue iterating
                }
            }
        }
        return {
            oldFileName: oldFileName, newFileName: newFileName,
            oldHeader: oldHeader, newHeader: newHeader,
            hunks: hunks
        };
    }
}
/**
 * creates a unified diff patch.
 *
 * @param patch either a single structured patch object (as returned by `structuredPatch`) or an
 *   array of them (as returned by `parsePatch`).
 * @param headerOptions behaves the same as the `headerOptions` option of `createTwoFilesPatch`.
 *   Ignored for patches where `isGit` is `true`.
 *
 * When a patch has `isGit: true`, `formatPatch` output is changed to more closely match Git's
 * output: it emits a `diff --git` header, emits Git extended headers as appropriate based on
 * properties like `isRename`, `isCreate`, `newMode`, etc, and will omit `---`/`+++` file
 * headers for patches with no hunks (e.g. renames without content changes).
 */
function formatPatch(patch, headerOptions) {
    var _a, _b, _c, _d, _e, _f;
    if (!headerOptions) {
        headerOptions = INCLUDE_HEADERS;
    }
    if (Array.isArray(patch)) {
        if (patch.length > 1 && !headerOptions.includeFileHeaders && !patch.every(p => p.isGit)) {
            throw new Error('Cannot omit file headers on a multi-file patch. '
                + '(The result would be unparseable; how would a tool trying to apply '
                + 'the patch know which changes are to which file?)');
        }
        return patch.map(p => formatPatch(p, headerOptions)).join('\n');
    }
    const ret = [];
    // Git patches have a fixed header format (diff --git, extended headers,
    // and ---/+++ when hunks are present), so headerOptions is ignored.
    if (patch.isGit) {
        headerOptions = INCLUDE_HEADERS;
        // Emit Git-style diff --git header and extended headers.
        // Git never puts /dev/null in the "diff --git" line; for file
        // creations/deletions it uses the real filename on both sides.
        if (!patch.oldFileName) {
            throw new Error('oldFileName must be specified for Git patches');
        }
        if (!patch.newFileName) {
            throw new Error('newFileName must be specified for Git patches');
        }
        let gitOldName = patch.oldFileName;
        let gitNewName = patch.newFileName;
        if (patch.isCreate && gitOldName === '/dev/null') {
            gitOldName = gitNewName.replace(/^b\//, 'a/');
        }
        else if (patch.isDelete && gitNewName === '/dev/null') {
            gitNewName = gitOldName.replace(/^a\//, 'b/');
        }
        ret.push('diff --git ' + quoteFileNameIfNeeded(gitOldName) + ' ' + quoteFileNameIfNeeded(gitNewName));
        if (patch.isDelete) {
            ret.push('deleted file mode ' + ((_a = patch.oldMode) !== null && _a !== void 0 ? _a : '100644'));
        }
        if (patch.isCreate) {
            ret.push('new file mode ' + ((_b = patch.newMode) !== null && _b !== void 0 ? _b : '100644'));
        }
        if (patch.oldMode && patch.newMode && !patch.isDelete && !patch.isCreate) {
            ret.push('old mode ' + patch.oldMode);
            ret.push('new mode ' + patch.newMode);
        }
        if (patch.isRename) {
            ret.push('rename from ' + quoteFileNameIfNeeded(((_c = patch.oldFileName) !== null && _c !== void 0 ? _c : '').replace(/^a\//, '')));
            ret.push('rename to ' + quoteFileNameIfNeeded(((_d = patch.newFileName) !== null && _d !== void 0 ? _d : '').replace(/^b\//, '')));
        }
        if (patch.isCopy) {
            ret.push('copy from ' + quoteFileNameIfNeeded(((_e = patch.oldFileName) !== null && _e !== void 0 ? _e : '').replace(/^a\//, '')));
            ret.push('copy to ' + quoteFileNameIfNeeded(((_f = patch.newFileName) !== null && _f !== void 0 ? _f : '').replace(/^b\//, '')));
        }
    }
    else {
        if (headerOptions.includeIndex && patch.oldFileName == patch.newFileName && patch.oldFileName !== undefined) {
            ret.push('Index: ' + patch.oldFileName);
        }
        if (headerOptions.includeUnderline) {
            ret.push('===================================================================');
        }
    }
    // Emit --- / +++ file headers. For Git patches with no hunks (e.g.
    // pure renames, mode-only changes), Git omits these, so we do too.
    const hasHunks = patch.hunks.length > 0;
    if (headerOptions.includeFileHeaders && patch.oldFileName !== undefined && patch.newFileName !== undefined
        && (!patch.isGit || hasHunks)) {
        ret.push('--- ' + quoteFileNameIfNeeded(patch.oldFileName) + (patch.oldHeader ? '\t' + patch.oldHeader : ''));
        ret.push('+++ ' + quoteFileNameIfNeeded(patch.newFileName) + (patch.newHeader ? '\t' + patch.newHeader : ''));
    }
    for (let i = 0; i < patch.hunks.length; i++) {
        const hunk = patch.hunks[i];
        // Unified Diff Format quirk: If the chunk size is 0,
        // the first number is one lower than one would expect.
        // https://www.artima.com/weblogs/viewpost.jsp?thread=164293
        const oldStart = hunk.oldLines === 0 ? hunk.oldStart - 1 : hunk.oldStart;
        const newStart = hunk.newLines === 0 ? hunk.newStart - 1 : hunk.newStart;
        ret.push('@@ -' + oldStart + ',' + hunk.oldLines
            + ' +' + newStart + ',' + hunk.newLines
            + ' @@');
        for (const line of hunk.lines) {
            ret.push(line);
        }
    }
    return ret.join('\n') + '\n';
}
function createTwoFilesPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options) {
    if (typeof options === 'function') {
        options = { callback: options };
    }
    if (!(options === null || options === void 0 ? void 0 : options.callback)) {
        const patchObj = structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, options);
        if (!patchObj) {
            return;
        }
        return formatPatch(patchObj, options === null || options === void 0 ? void 0 : options.headerOptions);
    }
    else {
        const { callback } = options;
        structuredPatch(oldFileName, newFileName, oldStr, newStr, oldHeader, newHeader, Object.assign(Object.assign({}, options), { callback: patchObj => {
                if (!patchObj) {
                    callback(undefined);
                }
                else {
                    callback(formatPatch(patchObj, options.headerOptions));
                }
            } }));
    }
}
function createPatch(fileName, oldStr, newStr, oldHeader, newHeader, options) {
    return createTwoFilesPatch(fileName, fileName, oldStr, newStr, oldHeader, newHeader, options);
}
/**
 * Split `text` into an array of lines, including the trailing newline character (where present)
 */
function splitLines(text) {
    const hasTrailingNl = text.endsWith('\n');
    const result = text.split('\n').map(line => line + '\n');
    if (hasTrailingNl) {
        result.pop();
    }
    else {
        result.push(result.pop().slice(0, -1));
    }
    return result;
}

// EXTERNAL MODULE: ./build/src/trace/shorten.js
var shorten = __webpack_require__(93426);
;// CONCATENATED MODULE: ./build/src/attempt/cassettes/miss.js



function usedUp(missed, label, recorded) {
    const times = recorded === 1 ? 'once' : `${recorded} times`;
    return {
        message: `${named(missed)} is recorded ${times} in ${label}, and was made once more`,
        cause: 'a request was made once more than it is recorded',
    };
}
function missing(missed, label, entries) {
    const nearest = nearestOf(missed, entries.filter(({ request }) => request === missed.request));
    const message = `${named(missed)} is not recorded in ${label}`;
    if (nearest === undefined)
        return { message, cause: `no request ${missed.request} is recorded` };
    const diff = diffOf(nearest, missed);
    const place = firstDifference(nearest.body, missed.body);
    return {
        message: `${message}; the nearest one differs at ${place}: ${AGAIN}`,
        // shown between backticks as it is
        cause: `${place} differs from the recording: ${AGAIN}`.replaceAll('`', ''),
        diff: firstLines(diff),
        detail: { nearest: `${nearest.key}, repeat ${nearest.repeat}`, diff },
    };
}
const AGAIN = 'record again with `--models record` where that is meant';
const MOST_SHOWN = 80;
const MOST_LINES = 60;
function named({ request, model }) {
    if (model === undefined)
        return `the request ${request}`;
    const last = model.last.replaceAll(/\s+/g, ' ').trim();
    const shown = last.length > MOST_SHOWN ? `…${last.slice(-MOST_SHOWN)}` : last;
    return `the request to ${model.model.slice(0, 100)} that ends in “${shown}”`;
}
/** By the lines that both have. */
function nearestOf({ body }, entries) {
    const lines = linesOf(body);
    let best;
    for (const entry of entries) {
        const own = new Map();
        const others = linesOf(entry.body);
        for (const line of others)
            own.set(line, (own.get(line) ?? 0) + 1);
        let common = 0;
        for (const line of lines) {
            const left = own.get(line) ?? 0;
            if (left > 0)
                common += 1;
            own.set(line, left - 1);
        }
        const score = (2 * common) / (lines.length + others.length);
        if (best === undefined || score > best.score)
            best = { entry, score };
    }
    return best?.entry;
}
function diffOf(nearest, missed) {
    const patch = createTwoFilesPatch('recorded', 'asked', `${linesOf(nearest.body).join('\n')}\n`, `${linesOf(missed.body).join('\n')}\n`, '', '', { context: 2 });
    const lines = patch.split('\n').slice(1, -1);
    const cut = lines.length - MOST_LINES;
    return cut > 0 ? [...lines.slice(0, MOST_LINES), `… ${cut} more lines`] : lines;
}
const MOST_FIRST = 12;
/** Without the names of the sides. */
function firstLines(diff) {
    const lines = diff.filter((line) => !/^(---|\+\+\+) /.test(line));
    return lines.slice(0, MOST_FIRST).map((line, index) => {
        const other = line.startsWith('-') ? lines[index + 1] : line.startsWith('+') ? lines[index - 1] : undefined;
        return `${line.slice(0, 1)}${(0,shorten/* shortenPair */.K)(line.slice(1), other?.slice(1))}`;
    });
}
/** A text of several lines is compared line by line. */
function linesOf(body) {
    return (0,json/* canonical */.$N)(body, 1).replaceAll('\\n', '\\n\n').split('\n');
}
/** `messages[0].content`, or the whole body. */
function firstDifference(a, b, path = '') {
    if (Array.isArray(a) && Array.isArray(b)) {
        const length = Math.max(a.length, b.length);
        for (let index = 0; index < length; index += 1) {
            if (miss_text(a[index]) !== miss_text(b[index]))
                return firstDifference(a[index], b[index], `${path}[${index}]`);
        }
    }
    if ((0,json/* isJsonObject */.OW)(a) && (0,json/* isJsonObject */.OW)(b)) {
        for (const name of [...new Set([...Object.keys(a), ...Object.keys(b)])].sort()) {
            if (miss_text(a[name]) === miss_text(b[name]))
                continue;
            return firstDifference(a[name], b[name], path === '' ? name : `${path}.${name}`);
        }
    }
    return path === '' ? 'its body' : `\`${path}\``;
}
function miss_text(value) {
    return value === undefined ? '' : (0,json/* canonical */.$N)(value);
}

;// CONCATENATED MODULE: ./build/src/attempt/cassettes/request-key.js



/**
 * Without the fields that say nothing of the question, and with marks in place of what is an attempt's own. `seed` is
 * among them: runs have seeds of their own, and it is the attempt's number that tells answers apart.
 */
function knownRequest({ route, body = null }, places) {
    const request = `${route.method} ${route.provider}/${route.path}${route.query}`;
    const kept = (0,json/* isJsonObject */.OW)(body)
        ? Object.fromEntries(Object.entries(body).filter(([name]) => !VOLATILE.has(name)))
        : body;
    const known = parseJson(hidePlaces(JSON.stringify(kept), places)) ?? null;
    return { request, body: known, key: (0,json/* hashJson */.jM)([request, known]).slice(0, 16) };
}
const VOLATILE = new Set([
    'user',
    'metadata',
    'safety_identifier',
    'prompt_cache_key',
    'service_tier',
    'seed',
]);

;// CONCATENATED MODULE: ./build/src/attempt/cassettes/player.js







/** @param label of the file, as the user would type it */
async function openPlayer(file, label, places) {
    const found = await readCassette(file, label);
    if ('cause' in found)
        return { ask: async () => failed(found) };
    const played = new Map();
    return {
        seed: found.seed,
        async ask(question) {
            const own = places();
            const { request, key, body } = knownRequest(question, own);
            const repeat = (played.get(key) ?? 0) + 1;
            const equal = found.entries.filter((entry) => entry.key === key);
            const entry = equal.find((one) => one.repeat === repeat);
            if (entry === undefined) {
                const model = question.route.protocol?.readRequest(question.body ?? null);
                const asked = { request, body, ...(model !== undefined && { model }) };
                return failed(equal.length > 0 ? usedUp(asked, label, equal.length) : missing(asked, label, found.entries));
            }
            played.set(key, repeat);
            return { kind: 'answered', answer: answerOf(entry, own, question) };
        },
    };
}
/** Or why it cannot be used. */
async function readCassette(file, label) {
    let text;
    try {
        text = await (0,promises_.readFile)(file, 'utf8');
    }
    catch {
        return unusable(`there is no cassette ${label}`, 'they have no cassette', 'record it with `--models record`');
    }
    try {
        return parseCassette(text);
    }
    catch {
        const what = 'is not a cassette that can be read';
        return unusable(`${label} ${what}`, `theirs ${what}`, 'record it again with `--models record`');
    }
}
function unusable(message, cause, next) {
    return { message: `${message}: ${next}`, cause: `${cause}: ${next}` };
}
function answerOf({ answer }, places, { signal }) {
    return {
        status: answer.status,
        headers: { 'content-type': answer.type },
        isStream: answer.events !== undefined,
        body: bytesOf(answer, places, signal),
        hidesUsage: answer.asked_usage === true,
        tries: [],
        ...(answer.left === true && { staysOpen: true }),
    };
}
async function* bytesOf({ events, body = null }, places, signal) {
    if (events === undefined) {
        yield Buffer.from(textOf(shown(body, places)));
        return;
    }
    for (const { event, data } of events) {
        signal.throwIfAborted();
        yield Buffer.from(formatSse({ data: textOf(shown(data, places)), ...(event !== undefined && { event }) }));
    }
}
function shown(value, places) {
    return parseJson(showPlaces(JSON.stringify(value), places)) ?? null;
}
function textOf(value) {
    return typeof value === 'string' ? value : JSON.stringify(value);
}
function failed({ detail, ...miss }) {
    const outcome = { reason: 'cassette', ...miss };
    return { kind: 'failed', failure: { outcome, status: 404, tries: [], ...(detail !== undefined && { detail }) } };
}

;// CONCATENATED MODULE: ./build/src/attempt/models/secrets.js
/** Puts a mark in place of each secret. Short ones are left alone: they would stand everywhere. */
function hideSecrets(text, secrets) {
    return secrets.filter(secrets_isSecret).reduce((hidden, secret) => hidden.replaceAll(secret, MARK), text);
}
/** The same for all texts of a JSON value; most hold none, and stay as they are. */
function hideSecretsIn(value, secrets) {
    const text = JSON.stringify(value);
    const hidden = hideSecrets(text, secrets);
    return hidden === text ? value : JSON.parse(hidden);
}
/**
 * The same for a stream of bytes. All of a chunk is given back at once, but for an end that may be the beginning of a
 * secret.
 */
function openSecretFilter(secrets) {
    // keys are ASCII, so that bytes may be looked at one by one
    const hidden = secrets.filter(secrets_isSecret);
    let held = '';
    return {
        push(chunk) {
            if (hidden.length === 0)
                return chunk;
            const text = hideSecrets(held + chunk.toString('latin1'), hidden);
            const keep = Math.max(...hidden.map((secret) => beginningAtEnd(text, secret)));
            held = text.slice(text.length - keep);
            return Buffer.from(text.slice(0, text.length - keep), 'latin1');
        },
        end: () => Buffer.from(held, 'latin1'),
    };
}
const MARK = '[key]';
const SHORTEST = 8;
function secrets_isSecret(text) {
    return text.length >= SHORTEST;
}
/** How many characters at the end of the text begin the secret. */
function beginningAtEnd(text, secret) {
    for (let length = Math.min(secret.length - 1, text.length); length > 0; length -= 1) {
        if (text.endsWith(secret.slice(0, length)))
            return length;
    }
    return 0;
}

;// CONCATENATED MODULE: ./build/src/attempt/cassettes/whole-words.js

/**
 * The events of a stream with each of the words in one piece: a model writes a path in several deltas, and a part of
 * one cannot be replaced. The word goes where its beginning is; no text is lost.
 */
function withWholeWords(events, words) {
    const texts = new Map();
    for (const event of events)
        walk(event, keyOf(event), (key, text) => push(texts, key, text));
    const joined = new Map([...texts].map(([key, pieces]) => [key, joinWords(pieces, words)]));
    return events.map((event) => walk(event, keyOf(event), (key, text) => joined.get(key)?.shift() ?? text));
}
function push(texts, key, text) {
    const pieces = texts.get(key) ?? [];
    pieces.push(text);
    texts.set(key, pieces);
    return text;
}
/** Moves every border between two pieces that lies inside a word to the word's end. */
function joinWords(pieces, words) {
    const whole = pieces.join('');
    let end = 0;
    const borders = pieces.map((piece) => {
        end += piece.length;
        return end;
    });
    for (const word of words) {
        for (let start = whole.indexOf(word); start >= 0; start = whole.indexOf(word, start + word.length)) {
            const stop = start + word.length;
            for (const [index, border] of borders.entries())
                if (border > start && border < stop)
                    borders[index] = stop;
        }
    }
    return borders.map((border, index) => whole.slice(borders[index - 1] ?? 0, border));
}
/** What tells the parts of a stream apart that are told in turn. */
function keyOf(event) {
    if (!(0,json/* isJsonObject */.OW)(event))
        return '';
    return JSON.stringify([event.type, event.item_id, event.output_index, event.content_index, event.index]);
}
/** The value with each text replaced by what `visit` answers for it. */
function walk(value, key, visit) {
    if (typeof value === 'string')
        return visit(key, value);
    if (Array.isArray(value)) {
        return value.map((item, position) => walk(item, `${key}/${indexOf(item) ?? position}`, visit));
    }
    if (!(0,json/* isJsonObject */.OW)(value))
        return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, walk(item, `${key}/${name}`, visit)]));
}
/** Choices and tool calls of a delta say which one they go on with. */
function indexOf(item) {
    return (0,json/* isJsonObject */.OW)(item) && typeof item.index === 'number' ? item.index : undefined;
}

;// CONCATENATED MODULE: ./build/src/attempt/cassettes/tape.js








function openTape(file, planned, places, secrets) {
    const kept = [];
    return {
        reserve() {
            const index = kept.push(undefined) - 1;
            return {
                keep(question, answer, content, left) {
                    const own = places();
                    kept[index] = hideSecretsIn({ ...knownRequest(question, own), answer: recorded(answer, content, left, own, secrets) }, secrets);
                },
            };
        },
        async write() {
            const counts = new Map();
            const entries = kept.flatMap((entry) => {
                if (entry === undefined)
                    return [];
                const repeat = (counts.get(entry.key) ?? 0) + 1;
                counts.set(entry.key, repeat);
                return [{ ...entry, repeat }];
            });
            const { task, attempt, seed } = planned;
            await (0,promises_.mkdir)((0,external_node_path_.dirname)(file), { recursive: true });
            // a reader sees the old file or the new one, never a part
            await (0,promises_.writeFile)(`${file}.part`, formatCassette({ task: task.id, attempt, seed, entries }));
            await (0,promises_.rename)(`${file}.part`, file);
        },
    };
}
function recorded(answer, content, left, places, secrets) {
    const { status, headers, hidesUsage } = answer;
    const head = {
        ...{ status, type: headers['content-type'] ?? 'application/json' },
        ...(hidesUsage && { asked_usage: true }),
        ...(left && { left: true }),
    };
    if (content.kind === 'whole')
        return { ...head, body: tape_hidden(content.body, places) };
    const words = [...places.map(([, value]) => value), ...secrets];
    const data = withWholeWords(content.events.map((event) => parseJson(event.data) ?? event.data), words);
    return {
        ...head,
        events: content.events.map(({ event }, index) => ({
            ...(event !== undefined && { event }),
            data: tape_hidden(data[index] ?? null, places),
        })),
    };
}
function tape_hidden(value, places) {
    return parseJson(hidePlaces(JSON.stringify(value), places)) ?? null;
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./build/src/trace/call-cost.js + 1 modules
var call_cost = __webpack_require__(74800);
// EXTERNAL MODULE: ./build/src/trace/fit.js
var fit = __webpack_require__(93876);
;// CONCATENATED MODULE: ./build/src/attempt/models/calls.js

function openCallRecord(recorder, hasTools) {
    const open = [];
    const settledTimes = new Map();
    const record = (event) => recorder.record((0,fit/* fitEvent */.E)(event), 'models');
    let count = 0;
    function note(call, text, result) {
        const { tool, args, id } = call;
        const data = {
            ...{ tool, args: args ?? {} },
            ...(id !== undefined && { call_id: id }),
            ...(result !== undefined && { result: result.result }),
        };
        record({ event: 'note', text, data });
    }
    function settleOne(result) {
        const index = open.findIndex(({ id }) => id === result.id);
        const call = open[index];
        if (call === undefined)
            return;
        open.splice(index, 1);
        if (hasTools) {
            if (!call.reached)
                note(call, `the model called ${call.tool}, and the call did not reach the sandbox`, result);
        }
        else if (call.args !== undefined) {
            const outcome = result.ok ? { ok: true, result: result.result } : { ok: false, error: errorText(result) };
            record({ event: 'executed', ...eventOf(call), ...outcome });
        }
    }
    return {
        count: () => count,
        propose(calls) {
            for (const call of calls) {
                count += 1;
                open.push({ ...call, reached: false });
                if (hasTools)
                    continue;
                record({ event: 'proposed', ...eventOf(call) });
                // nobody can make such a call as it stands
                const message = 'the arguments are not a JSON object';
                if (call.args === undefined)
                    record({ event: 'refused', ...eventOf(call), reason: 'schema', message });
            }
        },
        settle(results) {
            const told = new Map();
            for (const result of results) {
                const times = (told.get(result.id) ?? 0) + 1;
                told.set(result.id, times);
                // some servers give every answer's first call the same id
                if (times <= (settledTimes.get(result.id) ?? 0))
                    continue;
                settledTimes.set(result.id, times);
                settleOne(result);
            }
        },
        reached(tool, args) {
            const candidates = open.filter((call) => !call.reached && tool.some((name) => names(call.tool, name)));
            const text = JSON.stringify(args);
            const call = candidates.find((one) => JSON.stringify(one.args) === text) ?? candidates[0];
            if (call !== undefined)
                call.reached = true;
        },
        finish() {
            if (!hasTools)
                return;
            for (const call of open.filter(({ reached }) => !reached)) {
                note(call, `the model called ${call.tool}, and nobody made the call`);
            }
            open.length = 0;
        },
    };
}
function eventOf({ tool, args, id }) {
    return { tool, args: args ?? {}, ...(id !== undefined && { call_id: id }) };
}
/** Clients put their own prefix before a tool's name: `mcp__turngate__orders_Get`. */
function names(shown, tool) {
    return shown === tool || (shown.endsWith(tool) && /[^A-Za-z0-9]$/.test(shown.slice(0, -tool.length)));
}
function errorText({ result }) {
    return typeof result === 'string' ? result : JSON.stringify(result);
}

;// CONCATENATED MODULE: ./build/src/attempt/models/stalls.js
function countStalls() {
    const spans = [];
    return {
        begin() {
            const span = { from: performance.now(), to: undefined };
            spans.push(span);
            return () => {
                span.to ??= performance.now();
            };
        },
        lost(since) {
            spans.push({ from: since, to: performance.now() });
        },
        ms() {
            const now = performance.now();
            let sum = 0;
            let until = Number.NEGATIVE_INFINITY;
            for (const { from, to = now } of [...spans].sort((a, b) => a.from - b.from)) {
                sum += Math.max(0, to - Math.max(from, until));
                until = Math.max(until, to);
            }
            return sum;
        },
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/models/attempt.js





function openModelAttempt(options) {
    const { recorder, prices, budget, isLimited, stop } = options;
    let count = 0;
    let saidUnknown = false;
    function spend(event) {
        const cost = (0,call_cost/* callCost */.w)(event, prices);
        if (typeof cost === 'number') {
            // a replayed answer was paid for when it was recorded
            if (event.replayed !== true)
                budget.spend(cost);
        }
        else if (isLimited && !saidUnknown) {
            saidUnknown = true;
            recorder.record({ event: 'note', text: `limits of cost do not see this call: ${cost}` }, 'models');
        }
    }
    return {
        ...{ source: options.source, tape: options.tape, secrets: options.secrets, signal: options.signal },
        token: (0,external_node_crypto_.randomBytes)(24).toString('base64url'),
        stalls: countStalls(),
        calls: openCallRecord(recorder, options.hasTools),
        count: () => count,
        caughtUp: () => recorder.caughtUp(),
        record: (event) => recorder.record((0,fit/* fitEvent */.E)(event), 'models'),
        recordCall(event) {
            count += 1;
            recorder.record(event, 'models');
            spend(event);
        },
        fail: (outcome, last) => stop(outcome, last),
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/models/budget.js
function openBudget(limitUsd) {
    const waiting = new Set();
    let spent = 0;
    const isSpent = () => limitUsd !== undefined && spent > limitUsd;
    return {
        isSpent,
        spend(costUsd) {
            const before = isSpent();
            spent += costUsd;
            if (before || !isSpent())
                return;
            for (const callback of [...waiting])
                callback();
        },
        onSpent(callback) {
            waiting.add(callback);
            return () => void waiting.delete(callback);
        },
    };
}

;// CONCATENATED MODULE: ./build/src/attempt/models/error-body.js
/** An error as the provider's own clients read it. */
function errorBody(provider, message) {
    const told = `Turngate: ${message}`;
    if (provider === 'anthropic') {
        return JSON.stringify({ type: 'error', error: { type: 'api_error', message: told } });
    }
    return JSON.stringify({ error: { message: told, type: 'turngate_error', param: null, code: null } });
}

;// CONCATENATED MODULE: ./build/src/attempt/models/usage-filter.js


/** Passes a stream of chat completions on without the extra event that tells the usage; all else as it came. */
function openUsageFilter() {
    let held = '';
    return {
        push(chunk) {
            // an end of an event is ASCII, so that bytes may be looked at one by one
            const parts = (held + chunk.toString('latin1')).split(EVENT_END);
            held = parts.pop() ?? '';
            const frames = [];
            for (let index = 0; index < parts.length; index += 2)
                frames.push(`${parts[index]}${parts[index + 1] ?? ''}`);
            return Buffer.from(frames.filter((frame) => !isUsageFrame(frame)).join(''), 'latin1');
        },
        end: () => Buffer.from(held, 'latin1'),
    };
}
const EVENT_END = /(\r\n\r\n|\n\n|\r\r)/;
const NO_CHOICES = /"choices"\s*:\s*\[\s*\]/;
function isUsageFrame(frame) {
    // most events have choices, and need not be read for it
    return NO_CHOICES.test(frame) && openSse().push(Buffer.from(frame, 'latin1')).some(isUsage);
}
function isUsage({ data }) {
    const chunk = parseJson(data);
    const isTold = (at(chunk, 'usage') ?? null) !== null;
    return isTold && Array.isArray(at(chunk, 'choices')) && listAt(chunk, 'choices').length === 0;
}

;// CONCATENATED MODULE: ./build/src/attempt/models/listen.js




function listen({ isStream, hidesUsage, status }, protocol, secrets, onDone) {
    const filter = openSecretFilter(secrets);
    return isStream
        ? listenToStream(filter, protocol, hidesUsage, onDone)
        : listenToWhole(filter, protocol, status, onDone);
}
function listenToWhole(filter, protocol, status, onDone) {
    const chunks = [];
    let isDone = false;
    const text = () => Buffer.concat(chunks).toString('utf8');
    const value = () => parseJson(text());
    return {
        push(chunk) {
            chunks.push(filter.push(chunk));
            return Buffer.alloc(0);
        },
        end() {
            chunks.push(filter.end());
            isDone = true;
            onDone();
            return Buffer.concat(chunks);
        },
        isDone: () => isDone,
        reading: () => (status > 299 ? undefined : protocol?.readAnswer(value() ?? null)),
        content: () => ({ kind: 'whole', body: value() ?? text() }),
    };
}
function listenToStream(filter, protocol, hidesUsage, onDone) {
    const sse = openSse();
    const reader = protocol?.openStream();
    const usage = hidesUsage ? openUsageFilter() : undefined;
    const events = [];
    let told = false;
    function hear(heard) {
        events.push(...heard);
        for (const event of heard)
            reader?.push(event);
        // the mark at the end, where there is one, comes after the usage
        if (!told && heard.some(isLast))
            tell();
    }
    function tell() {
        told = true;
        onDone();
    }
    return {
        push(chunk) {
            const shown = filter.push(chunk);
            hear(sse.push(shown));
            return usage === undefined ? shown : usage.push(shown);
        },
        end() {
            const rest = filter.end();
            hear([...sse.push(rest), ...sse.end()]);
            if (!told)
                tell();
            return usage === undefined ? rest : Buffer.concat([usage.push(rest), usage.end()]);
        },
        isDone: () => reader?.isDone() ?? true,
        reading: () => reader?.read(),
        content: () => ({ kind: 'stream', events }),
    };
}
const LAST = /^(message_stop|response\.(completed|incomplete|failed))$/;
function isLast({ event, data }) {
    return data === '[DONE]' || LAST.test(event ?? '');
}

;// CONCATENATED MODULE: ./build/src/attempt/models/exchange.js





/** Passes one request of an agent on, and its answer back as it comes; both are recorded. Never rejects. */
async function exchange(request, response, route, attempt) {
    const left = new AbortController();
    response.once('close', () => {
        if (!response.writableFinished)
            left.abort();
    });
    response.on('error', () => undefined);
    const signal = AbortSignal.any([left.signal, attempt.signal]);
    try {
        const raw = await readBody(request);
        if (raw === undefined)
            return sendError(response, route, 413, `more than ${MAX_BODY_BYTES} bytes`);
        const body = route.method === 'POST' ? parseJson(raw.toString('utf8')) : undefined;
        if (route.method === 'POST' && body === undefined) {
            return sendError(response, route, 400, 'the body of the request is not JSON');
        }
        const { headers } = request;
        await answer({ route, raw, headers, signal, stalls: attempt.stalls, ...(body !== undefined && { body }) }, response, attempt);
    }
    catch {
        // the agent has gone, or its attempt has ended
        response.destroy();
    }
}
/** Pictures and documents come as text. */
const MAX_BODY_BYTES = 64 * 1024 * 1024;
async function answer(question, response, attempt) {
    const { route, body } = question;
    const asked = body === undefined ? undefined : route.protocol?.readRequest(body);
    const model = asked?.model ?? '';
    await attempt.caughtUp();
    if (asked !== undefined)
        attempt.calls.settle(asked.results);
    const place = attempt.tape?.reserve();
    const found = await attempt.source.ask(question).catch((error) => {
        if (route.protocol !== undefined)
            attempt.recordCall({ event: 'model', model, error: NO_ANSWER });
        place?.keep(question, UNANSWERED, { kind: 'stream', events: [] }, true);
        throw error;
    });
    if (found.kind === 'failed') {
        noteTries(found.failure.tries, attempt);
        if (route.protocol !== undefined)
            attempt.recordCall(failedCall(model, found.failure.outcome.message));
        return sendFailure(response, route, found.failure, attempt);
    }
    noteTries(found.answer.tries, attempt);
    let end;
    const listener = listen(found.answer, route.protocol, attempt.secrets, () => {
        end = recordAnswer(found.answer, listener, model, route, attempt);
    });
    const passed = await pass(found.answer, listener, response, question.signal);
    if (passed !== 'left' && end === undefined)
        end = recordAnswer(found.answer, listener, model, route, attempt);
    const outcome = end?.outcome;
    if (passed === 'left' && end === undefined && route.protocol !== undefined) {
        const isReplayed = found.answer.sentAt === undefined;
        attempt.recordCall({ event: 'model', model, error: NO_ANSWER, ...(isReplayed && { replayed: true }) });
    }
    if (outcome === undefined) {
        place?.keep(question, found.answer, listener.content(), passed === 'left' && end === undefined);
        response.end();
        return;
    }
    // once it is told, its attempt is over
    attempt.fail(outcome, exchange_closed(response));
    if (passed === 'cut')
        response.destroy();
    else
        response.end();
}
/** Recorded, so that a replayed agent waits in vain as well. */
const UNANSWERED = {
    ...{ status: 200, headers: { 'content-type': 'text/event-stream' }, isStream: true, hidesUsage: false, tries: [] },
    body: (async function* () { })(),
};
const NO_ANSWER = 'the agent did not wait for the answer';
/** Called once for each answer, before the agent is given its end: what it does next is recorded after this. */
function recordAnswer(answer, listener, model, { protocol }, attempt) {
    if (protocol === undefined)
        return {};
    if (answer.status > 299) {
        attempt.recordCall({ ...failedCall(model, `the provider answered ${answer.status}`), ...timeOf(answer) });
        return {};
    }
    const reading = listener.reading();
    const failure = reading?.refusal === undefined ? failureOf(reading, listener) : undefined;
    const error = failure ?? reading?.refusal;
    const { usage = {}, text = '', calls = [] } = reading ?? {};
    attempt.recordCall({
        ...{ event: 'model', model: reading?.model ?? model, ...usage, ...timeOf(answer) },
        ...(error !== undefined && { error }),
    });
    if (failure !== undefined)
        return { outcome: { reason: 'provider', message: `the provider failed: ${failure}` } };
    // what is told to the user beside calls is no reply; a reply is what the agent itself gives
    if (calls.length > 0 && text.trim() !== '')
        attempt.record({ event: 'note', text });
    attempt.calls.propose(calls);
    return {};
}
function failureOf(reading, listener) {
    if (reading === undefined)
        return 'its answer is not one of this kind';
    if (reading.failure !== undefined)
        return reading.failure;
    return listener.isDone() ? undefined : 'its answer was cut off';
}
/** It cost nothing: there was no answer. */
function failedCall(model, error) {
    return { event: 'model', model, input_tokens: 0, output_tokens: 0, cost_usd: 0, error };
}
function timeOf({ sentAt }) {
    return sentAt === undefined ? { replayed: true } : { ms: Math.round(performance.now() - sentAt) };
}
/** `left`: the agent did not wait for the end. `cut`: the provider's connection broke. */
async function pass(answer, listener, response, signal) {
    response.writeHead(answer.status, answer.headers);
    // a client may wait for the head before it reads
    response.flushHeaders();
    try {
        for await (const chunk of answer.body) {
            if (signal.aborted)
                return 'left';
            await write(response, listener.push(chunk), signal);
        }
    }
    catch {
        return signal.aborted ? 'left' : 'cut';
    }
    if (answer.staysOpen === true) {
        await aborted(signal);
        return 'left';
    }
    await write(response, listener.end(), signal);
    return 'whole';
}
async function write(response, bytes, signal) {
    if (bytes.length > 0 && !response.write(bytes))
        await (0,external_node_events_.once)(response, 'drain', { signal });
}
function sendFailure(response, route, failure, attempt) {
    const { outcome, status, headers = {}, body, detail } = failure;
    if (detail !== undefined)
        attempt.record({ event: 'note', text: outcome.message, data: detail });
    attempt.fail(outcome, exchange_closed(response));
    const told = body === undefined ? errorBody(route.provider, outcome.message) : body.toString('utf8');
    const type = { 'content-type': 'application/json' };
    // clients would ask again by themselves
    response.writeHead(status, { ...type, ...headers, 'x-should-retry': 'false' });
    response.end(hideSecrets(told, attempt.secrets));
}
function sendError(response, { provider }, status, message) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(errorBody(provider, message));
}
function noteTries(tries, attempt) {
    if (tries.length === 0)
        return;
    const data = { tries };
    attempt.record({ event: 'note', text: `the provider was asked ${tries.length + 1} times`, data });
}
async function readBody(request) {
    const chunks = [];
    let bytes = 0;
    const stream = request;
    for await (const chunk of stream) {
        bytes += chunk.length;
        // read on, since a client that is cut off would not see why
        if (bytes <= MAX_BODY_BYTES)
            chunks.push(chunk);
    }
    return bytes > MAX_BODY_BYTES ? undefined : Buffer.concat(chunks);
}
function aborted(signal) {
    return signal.aborted ? Promise.resolve() : (0,external_node_events_.once)(signal, 'abort');
}
function exchange_closed(response) {
    return response.closed ? Promise.resolve() : (0,external_node_events_.once)(response, 'close').catch(() => undefined);
}

// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./build/src/attempt/duration.js
var duration = __webpack_require__(74207);
;// CONCATENATED MODULE: ./build/src/attempt/models/bucket.js

/** A token bucket: it holds as many tokens as a few seconds bring, so that short bursts go through. */
function openBucket(perMinute) {
    const size = perMinute === undefined ? Number.POSITIVE_INFINITY : Math.max(1, Math.floor(perMinute / BURSTS_A_MINUTE));
    const perMs = (perMinute ?? 0) / 60_000;
    let tokens = size;
    let filledAt = performance.now();
    let pausedUntil = 0;
    let queue = Promise.resolve();
    function wait() {
        const now = performance.now();
        if (perMinute !== undefined)
            tokens = Math.min(size, tokens + (now - filledAt) * perMs);
        filledAt = now;
        const forToken = tokens >= 1 ? 0 : (1 - tokens) / perMs;
        return Math.max(forToken, pausedUntil - now);
    }
    async function next(signal) {
        signal.throwIfAborted();
        for (let ms = wait(); ms > 0; ms = wait())
            await (0,external_node_timers_promises_.setTimeout)(Math.ceil(ms), undefined, { signal });
        tokens -= 1;
    }
    return {
        take(signal) {
            const taken = queue.then(() => next(signal));
            queue = taken.catch(() => undefined);
            return taken;
        },
        pause(ms) {
            pausedUntil = Math.max(pausedUntil, performance.now() + ms);
        },
    };
}
const BURSTS_A_MINUTE = 12;

;// CONCATENATED MODULE: ./build/src/attempt/models/headers.js
/** Of an agent's request, what a provider may want to know. Its key never is among it. */
function requestHeaders(headers) {
    return chosen(headers, (name) => REQUEST.has(name));
}
/** Of a provider's answer, what concerns the agent: nothing of the account or of the connection. */
function answerHeaders(headers) {
    return chosen(headers, (name) => ANSWER.has(name) || /^(x-ratelimit|anthropic-ratelimit)-/.test(name));
}
const REQUEST = new Set([
    'accept',
    'content-type',
    'openai-beta',
    'anthropic-version',
    'anthropic-beta',
]);
const ANSWER = new Set([
    'content-type',
    'cache-control',
    'retry-after',
    'retry-after-ms',
    'x-should-retry',
    'x-request-id',
    'request-id',
    'openai-model',
    'openai-version',
    'openai-processing-ms',
]);
function chosen(headers, wanted) {
    const pairs = Object.entries(headers).flatMap(([name, value]) => typeof value === 'string' && wanted(name) ? [[name, value]] : []);
    return Object.fromEntries(pairs);
}

;// CONCATENATED MODULE: ./build/src/attempt/models/pause.js
/** The pause before the n-th try again, from 0, in milliseconds: what the provider asks for, else a doubling one. */
function pauseBefore(retry, headers, now) {
    const asked = askedPause(headers, now);
    // spread, so that attempts that failed together do not come back together
    const own = FIRST_PAUSE_MS * 2 ** retry * (0.75 + Math.random() / 2);
    return Math.min(asked ?? own, MOST_PAUSE_MS);
}
const FIRST_PAUSE_MS = 500;
/** A provider may ask for more; a run does not wait for it. */
const MOST_PAUSE_MS = 60_000;
/** `retry-after-ms` of some servers, or `retry-after` in seconds or as a date. */
function askedPause(headers, now) {
    const precise = Number(headers['retry-after-ms'] ?? Number.NaN);
    if (precise >= 0)
        return precise;
    const text = headers['retry-after']?.trim();
    if (text === undefined)
        return undefined;
    const pause = /^\d+(\.\d+)?$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
    return Number.isFinite(pause) ? Math.max(0, pause) : undefined;
}

// EXTERNAL MODULE: ./build/src/attempt/models/reach.js
var reach = __webpack_require__(62041);
;// CONCATENATED MODULE: ./build/src/attempt/models/refusal.js


function isWorthARetry(refusal) {
    return isProviders(refusal.status) && !lacksCredit(refusal);
}
/** Whose fault a refusal is: the provider's, the set-up's, or else the agent's own. */
function classify(refusal, reach, tries, sentAt) {
    const { status, body } = refusal;
    const headers = answerHeaders(refusal.headers);
    const told = { status, headers, body, tries };
    if (isWorthARetry(refusal)) {
        const message = `the provider answered ${status}${again(tries)}`;
        return { kind: 'failed', failure: { ...told, outcome: { reason: 'provider', message } } };
    }
    if (status === 401 || status === 402 || status === 403 || lacksCredit(refusal)) {
        return {
            kind: 'failed',
            failure: { ...told, outcome: { reason: 'configuration', message: refused(status, reach) } },
        };
    }
    if (status < 400) {
        const message = `the provider answered ${status}, which is no answer: check the base URL of its models`;
        return { kind: 'failed', failure: { ...told, outcome: { reason: 'configuration', message } } };
    }
    const answer = { status, headers, isStream: false, body: once(body), sentAt, hidesUsage: false, tries };
    return { kind: 'answered', answer };
}
function connectionFailure(why, tries) {
    const message = `the provider failed: ${why}${again(tries)}`;
    return { kind: 'failed', failure: { outcome: { reason: 'provider', message }, status: 502, tries } };
}
function missingKey(name) {
    const message = `there is no key in ${name}: set it, or replay recorded answers with \`--models replay\``;
    return { kind: 'failed', failure: { outcome: { reason: 'configuration', message }, status: 401, tries: [] } };
}
function isProviders(status) {
    return status === 408 || status === 409 || status === 429 || status >= 500;
}
/** No pause brings it back. */
function lacksCredit({ status, body }) {
    return status === 429 && textAt(parseJson(body.toString('utf8')), 'error', 'code') === 'insufficient_quota';
}
function refused(status, { key }) {
    if (key === undefined) {
        return `the provider answered ${status} to a request without a key: name its variable in \`sandbox.models\``;
    }
    return `the provider refused the key in ${key.name} (${status}): check that variable, and what the key may be used for`;
}
function again(tries) {
    return tries.length === 0 ? '' : `, after ${tries.length + 1} tries`;
}
async function* once(body) {
    yield body;
}

// EXTERNAL MODULE: ./build/src/attempt/models/send.js
var send = __webpack_require__(6458);
;// CONCATENATED MODULE: ./build/src/attempt/models/live.js










function openLiveSource(models, hostEnv) {
    const sender = (0,send/* openSender */.Q)();
    const provider = (name) => ({
        ...{ reach: (0,reach/* reachOf */.x)(name, models, hostEnv), bucket: openBucket(models.requests_per_minute), sender },
        ...{ retries: models.retries, timeout: (0,duration/* readDuration */.$)(models.timeout), givesUsage: true },
    });
    const providers = { openai: provider('openai'), anthropic: provider('anthropic') };
    return {
        secrets: Object.values(providers).flatMap(({ reach }) => reach.key?.value ?? []),
        ask: (question) => ask(providers[question.route.provider], question),
        close: () => sender.close(),
    };
}
async function ask(provider, question) {
    const { reach, retries, bucket } = provider;
    if (reach.missing !== undefined)
        return missingKey(reach.missing);
    const tries = [];
    for (;;) {
        const asksUsage = provider.givesUsage && lacksUsage(question);
        await stalled(question, () => bucket.take(question.signal));
        const sentAt = performance.now();
        const made = await tryOnce(provider, question, asksUsage);
        question.signal.throwIfAborted();
        if (made.kind === 'answered')
            return { kind: 'answered', answer: answered(made, sentAt, asksUsage, tries) };
        question.stalls.lost(sentAt);
        if (made.kind === 'refused' && made.status === 400 && asksUsage) {
            provider.givesUsage = false;
            continue;
        }
        const words = made.kind === 'refused' ? `it answered ${made.status}` : made.why;
        if (made.kind === 'refused' && !isWorthARetry(made))
            return classify(made, reach, tries, sentAt);
        if (tries.length >= retries) {
            return made.kind === 'refused' ? classify(made, reach, tries, sentAt) : connectionFailure(made.why, tries);
        }
        const pause = pauseBefore(tries.length, made.kind === 'refused' ? made.headers : {}, Date.now());
        tries.push(words);
        // what one attempt was told holds for all of them
        if (made.kind === 'refused' && made.status === 429)
            bucket.pause(pause);
        await stalled(question, () => (0,external_node_timers_promises_.setTimeout)(pause, undefined, { signal: question.signal }));
    }
}
async function stalled({ stalls }, wait) {
    const end = stalls.begin();
    try {
        await wait();
    }
    finally {
        end();
    }
}
/** Waits for a whole answer, or for the first piece of a stream: until then nothing was passed on. */
async function tryOnce({ reach, sender, timeout }, question, asksUsage) {
    const { route, signal } = question;
    try {
        const { status, headers, body } = await sender.send({
            ...{ url: `${reach.base}/${route.path}${route.query}`, method: route.method, timeout, signal },
            headers: { 'content-type': 'application/json', ...requestHeaders(question.headers), ...reach.headers },
            body: bodyOf(question, asksUsage),
        });
        if (status < 200 || status > 299)
            return { kind: 'refused', status, headers, body: await readAll(body, MOST_REFUSAL) };
        if (headers['content-type']?.includes('text/event-stream') === true) {
            const pieces = body[Symbol.asyncIterator]();
            const first = await pieces.next();
            if (first.done === true)
                return { kind: 'failed', why: 'its stream was empty' };
            return { kind: 'answered', status, headers, isStream: true, body: rejoined(first.value, pieces) };
        }
        const whole = await readAll(body, MOST_ANSWER);
        if (parseJson(whole.toString('utf8')) === undefined)
            return { kind: 'failed', why: 'its answer was not JSON' };
        return { kind: 'answered', status, headers, isStream: false, body: live_once(whole) };
    }
    catch (error) {
        return { kind: 'failed', why: whyOf(error) };
    }
}
function answered({ status, headers, isStream, body }, sentAt, asksUsage, tries) {
    const hidesUsage = asksUsage && isStream;
    return { status, headers: answerHeaders(headers), isStream, body, sentAt, hidesUsage, tries };
}
const MOST_REFUSAL = 1024 * 1024;
const MOST_ANSWER = 64 * 1024 * 1024;
/** Without being asked, a stream of chat completions does not say what it used. */
function lacksUsage({ route, body }) {
    return isChat(route) && at(body, 'stream') === true && at(body, 'stream_options', 'include_usage') !== true;
}
function isChat({ path, protocol }) {
    return protocol !== undefined && path === 'chat/completions';
}
function bodyOf({ body, raw }, asksUsage) {
    if (!asksUsage || !(0,json/* isJsonObject */.OW)(body))
        return raw;
    const options = at(body, 'stream_options') ?? {};
    return Buffer.from(JSON.stringify({ ...body, stream_options: { ...((0,json/* isJsonObject */.OW)(options) && options), include_usage: true } }));
}
async function readAll(body, most) {
    const chunks = [];
    let bytes = 0;
    const stream = body;
    for await (const chunk of stream) {
        bytes += chunk.length;
        if (bytes > most)
            throw new Error(`its answer was longer than ${most} bytes`);
        chunks.push(chunk);
    }
    return Buffer.concat(chunks);
}
async function* rejoined(first, rest) {
    try {
        yield first;
        for (let next = await rest.next(); next.done !== true; next = await rest.next())
            yield next.value;
    }
    finally {
        await rest.return?.();
    }
}
async function* live_once(whole) {
    yield whole;
}
/** What a system says of a connection may name hosts and paths: only the kind of failure is repeated. */
function whyOf(error) {
    const message = error instanceof Error ? error.message : '';
    if (message.startsWith('no answer in time') || message.startsWith('its answer'))
        return message;
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    return CONNECTION[code] ?? 'the connection to it failed';
}
const CONNECTION = {
    ECONNREFUSED: 'it refused the connection',
    ECONNRESET: 'it cut the connection',
    ENOTFOUND: 'its host was not found',
    ETIMEDOUT: 'it could not be reached in time',
};

;// CONCATENATED MODULE: ./build/src/attempt/models/protocols/chat.js

/** `POST chat/completions` */
const chatProtocol = {
    readRequest(body) {
        const messages = listAt(body, 'messages');
        const results = messages.flatMap((message) => {
            const id = textAt(message, 'tool_call_id');
            if (textAt(message, 'role') !== 'tool' || id === undefined)
                return [];
            return [{ id, ok: true, result: readResult(at(message, 'content')) }];
        });
        return { model: textAt(body, 'model') ?? '', results, last: textsOf(at(messages.at(-1), 'content')) };
    },
    readAnswer(body) {
        const error = readError(at(body, 'error'));
        if (Object.keys(error).length === 0 && !Array.isArray(at(body, 'choices')))
            return undefined;
        const message = at(body, 'choices', 0, 'message');
        return {
            ...headOf(body),
            text: textAt(message, 'content') ?? '',
            calls: listAt(message, 'tool_calls').flatMap(readCall),
            ...error,
        };
    },
    openStream: readStream,
};
function readStream() {
    const calls = new Map();
    let head = { usage: {} };
    let text = '';
    let error = {};
    let isFinished = false;
    let isDone = false;
    function takeCall(delta) {
        const index = countAt(delta, 'index') ?? 0;
        const call = calls.get(index) ?? { id: undefined, tool: '', args: '' };
        call.id ??= textAt(delta, 'id');
        call.tool += textAt(delta, 'function', 'name') ?? '';
        call.args += textAt(delta, 'function', 'arguments') ?? '';
        calls.set(index, call);
    }
    return {
        push({ data }) {
            if (data === '[DONE]') {
                isDone = true;
                return;
            }
            const chunk = parseJson(data);
            if (chunk === undefined) {
                error = { failure: NOT_JSON, ...error };
                return;
            }
            error = { ...readError(at(chunk, 'error')), ...error };
            const { model = head.model, usage } = headOf(chunk);
            head = { usage: { ...head.usage, ...usage }, ...(model !== undefined && { model }) };
            const choice = listAt(chunk, 'choices').find((one) => (countAt(one, 'index') ?? 0) === 0);
            text += textAt(choice, 'delta', 'content') ?? '';
            for (const delta of listAt(choice, 'delta', 'tool_calls'))
                takeCall(delta);
            if (textAt(choice, 'finish_reason') !== undefined)
                isFinished = true;
        },
        // some servers leave the last mark out
        isDone: () => isDone || isFinished,
        read: () => ({
            ...head,
            text,
            calls: [...calls.values()].map(({ id, tool, args }) => proposal(id, tool, args)),
            ...error,
        }),
    };
}
function headOf(body) {
    return { usage: usageOf(at(body, 'usage')), ...defined({ model: textAt(body, 'model') }) };
}
function usageOf(usage) {
    return defined({
        input_tokens: countAt(usage, 'prompt_tokens'),
        // embeddings have none
        output_tokens: countAt(usage, 'completion_tokens'),
        cached_tokens: countAt(usage, 'prompt_tokens_details', 'cached_tokens'),
        reasoning_tokens: countAt(usage, 'completion_tokens_details', 'reasoning_tokens'),
    });
}
/** What a tool call of an answer proposes; a custom tool is given plain text. */
function readCall(call) {
    const custom = textAt(call, 'custom', 'name');
    const id = textAt(call, 'id');
    if (custom !== undefined) {
        return [{ tool: custom, args: { input: textAt(call, 'custom', 'input') ?? '' }, ...defined({ id }) }];
    }
    const tool = textAt(call, 'function', 'name');
    return tool === undefined ? [] : [proposal(id, tool, textAt(call, 'function', 'arguments') ?? '')];
}
function proposal(id, tool, args) {
    return { tool, args: parseArguments(args), ...defined({ id }) };
}

;// CONCATENATED MODULE: ./build/src/attempt/models/protocols/embeddings.js

/** `POST embeddings`: never a stream. */
const embeddingsProtocol = {
    readRequest(body) {
        const input = at(body, 'input');
        const last = Array.isArray(input) ? input.at(-1) : input;
        return { model: textAt(body, 'model') ?? '', results: [], last: textsOf(last) };
    },
    readAnswer(body) {
        if (!Array.isArray(at(body, 'data')))
            return undefined;
        const input = countAt(body, 'usage', 'prompt_tokens') ?? countAt(body, 'usage', 'total_tokens');
        const usage = defined({
            input_tokens: input,
            output_tokens: input === undefined ? undefined : 0,
            cached_tokens: undefined,
            reasoning_tokens: undefined,
        });
        return { usage, text: '', calls: [], ...defined({ model: textAt(body, 'model') }) };
    },
    openStream: () => ({
        push: () => undefined,
        isDone: () => true,
        read: () => ({ usage: {}, text: '', calls: [] }),
    }),
};

;// CONCATENATED MODULE: ./build/src/attempt/models/protocols/messages.js



/** Anthropic's `POST messages` */
const messagesProtocol = {
    readRequest(body) {
        const messages = listAt(body, 'messages');
        const parts = messages.flatMap((message) => listAt(message, 'content'));
        const results = parts.flatMap((part) => {
            const id = textAt(part, 'tool_use_id');
            if (textAt(part, 'type') !== 'tool_result' || id === undefined)
                return [];
            return [{ id, ok: at(part, 'is_error') !== true, result: readResult(at(part, 'content')) }];
        });
        return { model: textAt(body, 'model') ?? '', results, last: lastOf(at(messages.at(-1), 'content')) };
    },
    readAnswer(body) {
        if (textAt(body, 'type') === 'error')
            return { usage: {}, text: '', calls: [], ...readError(at(body, 'error') ?? {}) };
        return Array.isArray(at(body, 'content')) ? readMessage(body) : undefined;
    },
    openStream: messages_readStream,
};
function messages_readStream() {
    const blocks = new Map();
    let head;
    let usage = {};
    let error = {};
    let isDone = false;
    function takeDelta(event) {
        const block = blocks.get(countAt(event, 'index') ?? 0);
        if (block === undefined)
            return;
        block.text += textAt(event, 'delta', 'text') ?? '';
        block.input += textAt(event, 'delta', 'partial_json') ?? '';
    }
    return {
        push({ data }) {
            const event = parseJson(data);
            if (event === undefined) {
                error = { failure: NOT_JSON, ...error };
                return;
            }
            const type = textAt(event, 'type');
            if (type === 'message_start')
                head = at(event, 'message');
            if (type === 'message_start')
                usage = messages_usageOf(at(head, 'usage'));
            // later counts are of the whole answer, and may leave out those of its beginning
            if (type === 'message_delta')
                usage = { ...usage, ...messages_usageOf(at(event, 'usage')) };
            if (type === 'content_block_start') {
                const start = at(event, 'content_block') ?? null;
                blocks.set(countAt(event, 'index') ?? 0, { start, text: textAt(start, 'text') ?? '', input: '' });
            }
            if (type === 'content_block_delta')
                takeDelta(event);
            if (type === 'message_stop')
                isDone = true;
            if (type === 'error')
                error = { ...readError(at(event, 'error') ?? {}), ...error };
        },
        isDone: () => isDone,
        read() {
            const all = [...blocks.values()];
            return {
                ...defined({ model: textAt(head, 'model') }),
                usage,
                text: all.map(({ text }) => text).join(''),
                calls: all.flatMap(({ start, input }) => messages_readCall(start, input)),
                ...error,
            };
        },
    };
}
function readMessage(body) {
    const content = listAt(body, 'content');
    return {
        ...defined({ model: textAt(body, 'model') }),
        usage: messages_usageOf(at(body, 'usage')),
        text: content.map((block) => textAt(block, 'text') ?? '').join(''),
        calls: content.flatMap((block) => messages_readCall(block)),
    };
}
/** `streamed`: the input came in pieces after the block had begun. */
function messages_readCall(block, streamed) {
    const tool = textAt(block, 'name');
    if (textAt(block, 'type') !== 'tool_use' || tool === undefined)
        return [];
    const input = at(block, 'input');
    const whole = (0,json/* isJsonObject */.OW)(input) && (0,json_value/* isJson */.Fh)(input) ? input : undefined;
    const args = streamed === undefined || streamed === '' ? whole : parseArguments(streamed);
    return [{ tool, args, ...defined({ id: textAt(block, 'id') }) }];
}
/** Anthropic counts apart what was read from a cache or written to one. */
function messages_usageOf(usage) {
    const read = countAt(usage, 'cache_read_input_tokens');
    const written = countAt(usage, 'cache_creation_input_tokens');
    const input = countAt(usage, 'input_tokens');
    return defined({
        input_tokens: input === undefined ? undefined : input + (read ?? 0) + (written ?? 0),
        output_tokens: countAt(usage, 'output_tokens'),
        cached_tokens: read,
        reasoning_tokens: countAt(usage, 'output_tokens_details', 'thinking_tokens'),
    });
}
function lastOf(content) {
    const text = textsOf(content);
    return text === '' ? textsOf(at(listAt(content).at(-1), 'content')) : text;
}

;// CONCATENATED MODULE: ./build/src/attempt/models/protocols/responses.js

/** `POST responses` */
const responsesProtocol = {
    readRequest(body) {
        const input = at(body, 'input');
        const items = Array.isArray(input) ? listAt(input) : [];
        const results = items.flatMap((item) => {
            const id = textAt(item, 'call_id');
            if (!RESULTS.has(textAt(item, 'type') ?? '') || id === undefined)
                return [];
            return [{ id, ok: true, result: readResult(at(item, 'output')) }];
        });
        const last = items.at(-1);
        return {
            model: textAt(body, 'model') ?? '',
            results,
            last: typeof input === 'string' ? input : textsOf(at(last, 'content') ?? at(last, 'output')),
        };
    },
    readAnswer(body) {
        if (at(body, 'error') === undefined && !Array.isArray(at(body, 'output')))
            return undefined;
        return readResponse(body);
    },
    openStream: responses_readStream,
};
const RESULTS = new Set(['function_call_output', 'custom_tool_call_output']);
/** The last event of a stream holds the whole answer. */
function responses_readStream() {
    let answer;
    let error = {};
    return {
        push({ data }) {
            if (data === '[DONE]')
                return;
            const event = parseJson(data);
            if (event === undefined) {
                error = { failure: NOT_JSON, ...error };
                return;
            }
            const type = textAt(event, 'type');
            error = { ...readError(type === 'error' ? { code: at(event, 'code') ?? null } : at(event, 'error')), ...error };
            if (type !== undefined && ENDS.has(type))
                answer = at(event, 'response');
        },
        isDone: () => answer !== undefined,
        read() {
            const reading = answer === undefined ? { usage: {}, text: '', calls: [] } : readResponse(answer);
            return { ...reading, ...error };
        },
    };
}
const ENDS = new Set(['response.completed', 'response.incomplete', 'response.failed']);
function readResponse(body) {
    const output = listAt(body, 'output');
    const hasFailed = textAt(body, 'status') === 'failed';
    return {
        ...defined({ model: textAt(body, 'model') }),
        usage: responses_usageOf(at(body, 'usage')),
        text: output
            .flatMap((item) => (textAt(item, 'type') === 'message' ? textsOf(at(item, 'content')) : []))
            .filter((text) => text !== '')
            .join('\n'),
        calls: output.flatMap(responses_readCall),
        ...readError(at(body, 'error') ?? (hasFailed ? {} : undefined)),
    };
}
function responses_readCall(item) {
    const type = textAt(item, 'type');
    const tool = textAt(item, 'name');
    if (tool === undefined)
        return [];
    const id = defined({ id: textAt(item, 'call_id') });
    if (type === 'function_call')
        return [{ tool, args: parseArguments(textAt(item, 'arguments') ?? ''), ...id }];
    if (type === 'custom_tool_call')
        return [{ tool, args: { input: textAt(item, 'input') ?? '' }, ...id }];
    return [];
}
function responses_usageOf(usage) {
    return defined({
        input_tokens: countAt(usage, 'input_tokens'),
        output_tokens: countAt(usage, 'output_tokens'),
        cached_tokens: countAt(usage, 'input_tokens_details', 'cached_tokens'),
        reasoning_tokens: countAt(usage, 'output_tokens_details', 'reasoning_tokens'),
    });
}

;// CONCATENATED MODULE: ./build/src/attempt/models/routes.js




/**
 * An address of the endpoint: `/TOKEN/openai/v1/…` or `/TOKEN/anthropic/v1/…`. Undefined for what is not served: the
 * key stands for the whole account, and an agent has no business with its files or settings.
 */
function readRoute(method = '', url = '') {
    const [path = '', query] = url.split('?', 2);
    const [, token, provider, rest] = /^\/([\w-]+)\/(openai|anthropic)\/v1\/([\w./:@-]+?)\/?$/.exec(path) ?? [];
    if (token === undefined || rest === undefined || (provider !== 'openai' && provider !== 'anthropic'))
        return undefined;
    const protocol = method === 'POST' ? PROTOCOLS[provider][rest] : undefined;
    const isServed = protocol !== undefined || PASSED.some((pattern) => pattern.test(`${method} ${provider} ${rest}`));
    if (!isServed || (method !== 'GET' && method !== 'POST'))
        return { token };
    return {
        token,
        route: {
            ...{ provider, method, path: rest, query: query === undefined ? '' : `?${query}` },
            ...(protocol !== undefined && { protocol }),
        },
    };
}
const PROTOCOLS = {
    openai: { 'chat/completions': chatProtocol, responses: responsesProtocol, embeddings: embeddingsProtocol },
    anthropic: { messages: messagesProtocol },
};
const PASSED = [
    /^GET (openai|anthropic) models(\/(?!\.\.?(\/|$))[\w.:@-]+)*$/,
    /^POST anthropic messages\/count_tokens$/,
];

;// CONCATENATED MODULE: ./build/src/attempt/models/endpoint.js













async function openModelEndpoint(models, world) {
    const { suite, hostEnv } = world;
    // recordings are the gate's: a change may write its own, and is not judged by them
    const root = models.mode === 'replay' ? (world.gateRoot ?? world.root) : world.root;
    const live = openLiveSource(models, hostEnv);
    const { cost_usd, run_cost_usd: limit } = suite.sandbox.limits;
    const budget = openBudget(limit);
    const spent = { reason: 'budget', message: `the models of the run cost more than ${limit} US dollars` };
    const attempts = new Map();
    const server = (0,external_node_http_.createServer)((request, response) => serve(request, response, attempts));
    // a model may take its time
    server.requestTimeout = 0;
    // clients keep connections, and would find one closed just as they use it
    server.keepAliveTimeout = 10 * 60_000;
    server.listen(0, '127.0.0.1');
    await (0,external_node_events_.once)(server, 'listening');
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    return {
        port,
        exhausted: () => (budget.isSpent() ? spent : undefined),
        async open({ planned, root: folder, env, ...options }) {
            const label = `${models.cassettes.replace(/\/+$/, '')}/${planned.task.id}/${planned.attempt}.json`;
            const file = (0,external_node_path_.join)(root, label);
            let known;
            const places = () => (known ??= placesOf(env(), folder, suite.sandbox.env));
            const player = models.mode === 'replay' ? await openPlayer(file, label, places) : undefined;
            const tape = models.mode === 'record' ? openTape(file, planned, places, live.secrets) : undefined;
            const attempt = openModelAttempt({
                ...{ ...options, tape, budget, prices: suite.prices },
                isLimited: cost_usd !== undefined || limit !== undefined,
                ...{ source: player ?? live, secrets: live.secrets },
            });
            const { token } = attempt;
            attempts.set(token, attempt);
            const release = budget.onSpent(() => options.stop(spent));
            const base = `http://127.0.0.1:${port}/${token}`;
            return {
                ...{ openaiUrl: `${base}/openai/v1`, anthropicUrl: `${base}/anthropic`, token },
                seed: player?.seed ?? planned.seed,
                calls: attempt.calls,
                count: attempt.count,
                hide: (value) => hideSecretsIn(value, live.secrets),
                lostMs: () => attempt.stalls.ms(),
                close() {
                    release();
                    attempts.delete(token);
                    attempt.calls.finish();
                },
                keep: async () => tape?.write(),
            };
        },
        async close() {
            attempts.clear();
            const closed = (0,external_node_events_.once)(server, 'close');
            server.close();
            server.closeAllConnections();
            live.close();
            await closed;
        },
    };
}
function serve(request, response, attempts) {
    const { host = '', origin } = request.headers;
    // a web page that a browser on this machine shows must not reach models by a name that resolves to loopback
    if (!/^(127\.0\.0\.1|localhost)(:\d+)?$/.test(host) || origin !== undefined) {
        refuse(response, 403, 'only local clients are served');
        return;
    }
    const found = readRoute(request.method, request.url);
    const attempt = found === undefined ? undefined : attempts.get(found.token);
    if (attempt === undefined)
        refuse(response, 404, 'no attempt is running at this address');
    else if (found?.route === undefined)
        refuse(response, 404, `${request.method} of this path is not passed on`);
    else
        exchange(request, response, found.route, attempt).catch(() => response.destroy());
}
function refuse(response, status, message) {
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(errorBody('openai', message));
}


/***/ }),

/***/ 93876:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   E: () => (/* binding */ fitEvent)
/* harmony export */ });
/* harmony import */ var _json_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4715);
/* harmony import */ var _events_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(66402);
/* harmony import */ var _json_value_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23837);
/* harmony import */ var _line_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(58181);




/** UTF-16 units that stay of a text in an event that is too long. */
const KEPT = 32 * 1024;
/**
 * The event, or a copy shortened so that its line can be read back: texts are cut and levels nested too deeply are
 * replaced, each with a mark that says so. Apply it where an event is made, so that all stages see the same one.
 */
function fitEvent(event) {
    const shallow = (0,_json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .isJson */ .Fh)(event) ? event : mapFields(event, (value) => shorten(value, Number.POSITIVE_INFINITY));
    if (fits(shallow))
        return shallow;
    const short = mapFields(shallow, (value) => shorten(value, KEPT));
    return fits(short) ? short : mapFields(short, excerpt);
}
function fits(event) {
    return Buffer.byteLength((0,_line_js__WEBPACK_IMPORTED_MODULE_3__/* .formatEventLine */ .Yp)(event)) <= _line_js__WEBPACK_IMPORTED_MODULE_3__/* .MAX_LINE_BYTES */ .Oc;
}
function mapFields(event, map) {
    const fields = Object.entries(event);
    const mapped = fields.flatMap(([key, value]) => {
        if (value === undefined)
            return [];
        return [[key, key === 'args' ? asObject(map(value)) : map(value)]];
    });
    return _events_js__WEBPACK_IMPORTED_MODULE_1__/* .TraceEvent */ .A2.parse(Object.fromEntries(mapped));
}
/** `depth` of a field's value is 1: the event around it is a level too. */
function shorten(value, kept, depth = 1) {
    if (typeof value === 'string')
        return cut(value, kept);
    if (typeof value !== 'object' || value === null)
        return value;
    if (depth >= _json_value_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_DEPTH */ .lr)
        return '[cut: nested too deeply]';
    if (Array.isArray(value))
        return value.map((item) => shorten(item, kept, depth + 1));
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [cut(key, kept), shorten(item, kept, depth + 1)]));
}
/** Of values with very many parts, the beginning of their text. */
function excerpt(value) {
    const text = typeof value === 'string' ? value : (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .canonical */ .$N)(value);
    return text.length <= KEPT ? value : cut(text, KEPT);
}
function cut(text, kept) {
    return text.length <= kept ? text : `${text.slice(0, kept)}… [cut: ${text.length - kept} more characters]`;
}
function asObject(value) {
    return (0,_json_js__WEBPACK_IMPORTED_MODULE_0__/* .isJsonObject */ .OW)(value) ? value : { '[cut]': value };
}


/***/ })

};
