export const id = 325;
export const ids = [325];
export const modules = {

/***/ 24325:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.r(__webpack_exports__);
/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   demo: () => (/* binding */ demo)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _run_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54716);


/** Not the seed of the committed baseline: the demo compares two independent runs. */
const DEMO_SEED = 20250301;
/** `turngate demo`: the example suite against its committed baseline. */
async function demo(io, { json, seed = DEMO_SEED, ...options }) {
    const request = {
        ...options,
        seed,
        suite: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(io.home, 'examples', 'support-desk', 'suite.yaml'),
        baseline: (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(io.home, 'baselines', 'support-desk'),
        gate: true,
    };
    return (0,_run_js__WEBPACK_IMPORTED_MODULE_1__.runAndPrint)(io, request, json);
}


/***/ })

};
