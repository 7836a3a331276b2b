// Every call of login-portal, with the standard library of Go and data in memory: a starting point for a server.
//
//	PORT=8000 go run .
//
// docs/api.md describes the calls.
package main

import (
	"crypto/subtle"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"log"
	"net/http"
	"net/url"
	"os"
	"regexp"
	"strings"
)

const largestBody = 16 * 1024

var origin string

// A Refusal has a status, and the text that the person reads.
type Refusal struct {
	status int
	text   string
}

func (refusal Refusal) Error() string { return refusal.text }

// A Request has the decoded parameters of the path and the body of a POST.
type Request struct {
	parameters []string
	body       map[string]any
	writer     http.ResponseWriter
}

// text returns a field of the body.
func (request Request) text(name string) (string, error) {
	if value, ok := request.body[name].(string); ok {
		return value, nil
	}
	return "", Refusal{400, "The field " + name + " is missing or not valid."}
}

func (request Request) setCookie(name, value string, httpOnly bool) {
	http.SetCookie(request.writer, &http.Cookie{
		Name: name, Value: value, Path: "/", SameSite: http.SameSiteLaxMode, HttpOnly: httpOnly,
		Secure: strings.HasPrefix(origin, "https:"),
	})
}

func answer(writer http.ResponseWriter, status int, word string, data any) {
	writer.Header().Set("Content-Type", "application/json")
	writer.Header().Set("Cache-Control", "no-store")
	writer.Header().Set("X-Content-Type-Options", "nosniff")
	writer.WriteHeader(status)
	json.NewEncoder(writer).Encode(map[string]any{"status": word, "data": data})
}

// readBody compares the header with the cookie, which another site can neither read nor set, and reads the JSON.
func readBody(writer http.ResponseWriter, request *http.Request) (body map[string]any, err error) {
	cookie, err := request.Cookie("XSRF-TOKEN")
	header := request.Header.Get("X-XSRF-TOKEN")
	site := request.Header.Get("Sec-Fetch-Site")
	if err != nil || (site != "" && site != "same-origin") ||
		header == "" || subtle.ConstantTimeCompare([]byte(cookie.Value), []byte(header)) != 1 {
		return nil, Refusal{403, "The anti-forgery token is missing. Please reload the page."}
	}
	content, err := io.ReadAll(http.MaxBytesReader(writer, request.Body, largestBody))
	if err != nil {
		return nil, Refusal{413, "The request is too large."}
	}
	if json.Unmarshal(content, &body) != nil || body == nil {
		return nil, Refusal{400, "The request is not valid."}
	}
	return body, nil
}

func handle(writer http.ResponseWriter, incoming *http.Request) {
	data, err := call(writer, incoming)
	var refusal Refusal
	switch {
	case errors.As(err, &refusal):
		answer(writer, refusal.status, "ERROR", refusal.text)
	case err != nil:
		log.Print(err)
		answer(writer, 500, "ERROR", "The server has a problem. Please try again later.")
	case data == nil:
		message := url.QueryEscape("This provider is not known.")
		http.Redirect(writer, incoming, "/login/sso/error?message="+message, http.StatusFound)
	default:
		answer(writer, 200, "OK", data)
	}
}

// call finds and makes the call of a request. The data is nil for single sign-on, which redirects.
func call(writer http.ResponseWriter, incoming *http.Request) (any, error) {
	for _, each := range calls {
		pattern := regexp.MustCompile("^/api/v1/" + each.path + "$")
		match := pattern.FindStringSubmatch(incoming.URL.EscapedPath())
		if match == nil || each.method != incoming.Method {
			continue
		}
		request := Request{writer: writer}
		for _, parameter := range match[1:] {
			decoded, _ := url.PathUnescape(parameter)
			request.parameters = append(request.parameters, decoded)
		}
		if each.method == "POST" {
			body, err := readBody(writer, incoming)
			if err != nil {
				return nil, err
			}
			request.body = body
		} else if _, err := incoming.Cookie("XSRF-TOKEN"); err != nil {
			request.setCookie("XSRF-TOKEN", newSecret(), false)
		}
		lock.Lock()
		defer lock.Unlock()
		return each.make(request)
	}
	return nil, Refusal{404, "There is no such call."}
}

func main() {
	port := os.Getenv("PORT")
	if port == "" {
		port = "8000"
	}
	origin = os.Getenv("ORIGIN")
	if origin == "" {
		origin = "http://localhost:" + port
	}
	fmt.Println("Listening on " + origin)
	// A ServeMux would redirect paths with an encoded slash or two slashes.
	log.Fatal(http.ListenAndServe("localhost:"+port, http.HandlerFunc(handle)))
}
